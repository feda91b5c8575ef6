/** The same app with every file under another name: what a deploy of newer sources looks like, for tests. */
import { mergeConfig } from 'vite'
import config from '../../web/vite.config.ts'

const name = 'assets/other-[name]-[hash]'
const rolldownOptions = {
  output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
}

export default mergeConfig(config, { build: { rolldownOptions }, worker: { rolldownOptions } })
