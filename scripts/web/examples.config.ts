/** The same app with the games of examples/. */
import { defaultClientConditions, mergeConfig } from 'vite'
import config from '../../web/vite.config.ts'

export default mergeConfig(config, { resolve: { conditions: [...defaultClientConditions, 'examples'] } })
