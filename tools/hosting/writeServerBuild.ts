import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolder } from './pageHeaders.ts'
import { buildServer, serverFolder, writeServerPrograms } from './serverFolder.ts'
import { webServerConfigs } from './webServerConfigs.ts'
import { bareDeployment, writeMinimalBuild } from './writeMinimalBuild.ts'

/** The HTML of the app shell in {@link writeServerBuild}. A rendered page is made from it. */
export const exampleShellHtml =
  '<!doctype html><html lang="ja"><head><!--head--><title>tsudoi 集い</title><!--/head--></head><body><div id="root"><!--screen--></div></body></html>'

/** Builds the app's real server beside a minimal app, with the configuration files for web servers. */
export async function writeServerBuild() {
  const { folder, headers } = writeMinimalBuild(bareDeployment, exampleShellHtml)
  // With Vitest's `NODE_ENV` (`test`), React would be built with its development warnings.
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await buildServer(folder)
  await writeServerPrograms(folder, headers, bareDeployment.hosts)
  process.env.NODE_ENV = mode
  for (const [name, text] of Object.entries(webServerConfigs(headers)))
    writeFileSync(join(hostingFolder(folder), name), text)
  return { folder, headers, server: serverFolder(folder) }
}
