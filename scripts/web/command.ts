/** `npm run web:build [-- --force]` */
import { relative } from 'node:path'
import { buildWeb } from './build.ts'

const { folder, id, built } = await buildWeb({
  force: process.argv.includes('--force'),
  onBuild: () => console.log('building the web app …'),
})
console.log(`${relative('.', folder)}: build ${id}${built ? '' : ', unchanged'}`)
