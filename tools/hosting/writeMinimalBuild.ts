import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment } from '../../app/content/outsideServices.ts'
import { manifestPath, versionFile, workerFile } from './headers.ts'
import { cardHeaders, hostingFolder, pageHeaders, pageHeadersFile } from './pageHeaders.ts'

/** A deployment without settings, in which the web server forwards requests to the API hosts. */
export const bareDeployment: Deployment = {
  hosts: { app: '/hosts/app', user: '/hosts/user', payment: '/hosts/payment' },
  textures: '/hosts/app/textures/',
  mediaOrigins: [],
  firebase: '',
  sbps: '',
  providers: '',
}
/** A deployment in which every setting is set. */
export const fullDeployment: Deployment = {
  hosts: { app: 'https://app.tsudoi.example/v', user: 'https://user.tsudoi.example', payment: '/hosts/payment' },
  textures: 'https://cdn.tsudoi.example/textures/',
  mediaOrigins: ['https://media.example'],
  firebase: '{"projectId":"tsudoi"}',
  sbps: '{"script":"https://token.sps-system.com/sbpstoken/com_sbps_system_token.js","merchantId":"12345","serviceId":"001"}',
  providers: 'GOOGLE',
}

/** A minimal page with an inline script and a module script. */
export const minimalHtml =
  '<html><head><script>early()</script><script type="module" src="/assets/main.js"></script></head></html>'

/**
 * Writes a minimal built app, with the headers of its pages beside it as `npm start` reads them. Returns its folder and
 * the headers.
 */
export function writeMinimalBuild(deployment: Deployment, html = minimalHtml) {
  const folder = join(mkdtempSync(join(tmpdir(), 'hosting-')), 'app')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(hostingFolder(folder))
  writeFileSync(join(folder, 'assets/main.js'), 'main()')
  for (const name of [workerFile, versionFile, manifestPath]) writeFileSync(join(folder, name), '{}')
  for (const name of ['index.html', 'top.html', 'card.html']) writeFileSync(join(folder, name), html)
  const headers = { pages: pageHeaders(folder, deployment), card: cardHeaders(deployment) }
  writeFileSync(join(hostingFolder(folder), pageHeadersFile), JSON.stringify(headers))
  return { folder, headers }
}
