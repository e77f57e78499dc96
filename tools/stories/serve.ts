import { preview } from 'vite'
import { testedStorybookFolder } from './build.ts'

/** Serves the built Storybook on a free port of loopback. The answer for a missing file is 404, not the index page. */
export async function serveStorybook(
  folder = testedStorybookFolder,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The Storybook’s server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
