import { largestMedia } from '../../contracts/post/media.ts'
import { hostAddresses } from '../../contracts/sandbox/runtime/ports.ts'
import {
  assetHeaders,
  cardPage,
  cardPath,
  manifestHeaders,
  manifestPath,
  missingFile,
  ownPages,
  securityHeaders,
  shellPage,
  transportHeaders,
  type PageHeaders,
} from './headers.ts'

type Headers = Readonly<Record<string, string>>

/** Headers by where they stand: on every answer, on pages, on the card's document, on files named by their hash. */
interface Given {
  everywhere: Headers
  pages: Headers
  card: Headers
  assets: Headers
}

const hosts = ['app', 'user', 'payment'] as const
/** Megabytes (2^20 bytes) of the largest upload, with a tenth for the form around the file. */
const largestUploadMb = Math.ceil((largestMedia * 1.1) / 2 ** 20)
const note = 'Made by the build, from the same list as what `npm start` serves (docs/security.md).'
const lines = <Line>(headers: Headers, line: (name: string, value: string) => Line): Line[] =>
  Object.entries(headers).map(([name, value]) => line(name, value))

/**
 * A location that passes calls on to a host. Events and uploads pass through without being collected first. The address
 * is the sandbox's, so that the file works as it is; nginx refuses to start with a name that it cannot look up.
 */
const nginxHost = (address: string) => [
  `proxy_pass ${address}/;`,
  'proxy_ssl_server_name on;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_buffering off;',
  'proxy_request_buffering off;',
  `client_max_body_size ${largestUploadMb}m;`,
]

/**
 * nginx forgets inherited headers where a block has its own, so that each block has all. Without `always` they are not
 * sent with a failure.
 */
function nginx({ everywhere, pages, card, assets }: Given): string {
  const block = (place: string, headers: Headers, ...rest: string[]) =>
    [`location ${place} {`, ...lines(headers, (name, value) => `  add_header ${name} "${value}" always;`)]
      .concat(rest.map((line) => `  ${line}`))
      .concat('}')
  const whereFound = lines(assets, (name, value) => `add_header ${name} "${value}";`)
  const addresses = hostAddresses()
  return [
    `# ${note}`,
    '# Inside `server { … }`; `root` is the built dist/app. gzip_static needs ngx_http_gzip_static_module.',
    '# Replace the three addresses after proxy_pass with those of your hosts; here they are the sandbox’s.',
    'gzip_static on;',
    '# An address with an escape that cannot be decoded is a page of the app too.',
    `error_page 400 = /${shellPage};`,
    ...block('/assets/', everywhere, ...whereFound, 'try_files $uri =404;'),
    ...Object.entries(ownPages).flatMap(([path, file]) =>
      block(`= ${path}`, { ...everywhere, ...pages }, `try_files /${file} =404;`),
    ),
    ...block(`= ${cardPath}`, { ...everywhere, ...card }, `try_files /${cardPage} =404;`),
    // nginx's own list of types has no manifest.
    ...block(`= ${manifestPath}`, everywhere, 'types { }', `default_type ${manifestHeaders['Content-Type']};`),
    ...block('/', { ...everywhere, ...pages }, `try_files $uri /${shellPage};`),
    ...hosts.flatMap((host) => block(`/hosts/${host}/`, everywhere, ...nginxHost(addresses[host]))),
    '',
  ].join('\n')
}

function caddy({ everywhere, pages, card, assets }: Given): string {
  const header = (matcher: string, headers: Headers) => [
    `  header ${matcher}{`,
    ...lines(headers, (name, value) => `    ${name} "${value}"`),
    '  }',
  ]
  const addresses = hostAddresses()
  return [
    `# ${note}`,
    '# Replace the name, the folder after root, and the addresses of the three hosts; here they are the sandbox’s.',
    'tsudoi.example {',
    '  root * /srv/tsudoi/app',
    '  @assets path /assets/*',
    // It keeps headers in a failure: a file that is missing is none of these.
    '  @found {',
    '    path /assets/*',
    '    file',
    '  }',
    `  @card path ${cardPath}`,
    `  @pages not path /assets/* /hosts/* ${cardPath}`,
    ...header('', everywhere),
    ...header('@found ', assets),
    ...header('@card ', card),
    ...header('@pages ', pages),
    ...header(`${manifestPath} `, manifestHeaders),
    ...hosts.flatMap((host) => [
      `  handle_path /hosts/${host}/* {`,
      `    reverse_proxy ${addresses[host]} {`,
      '      header_up Host {upstream_hostport}',
      '    }',
      '  }',
    ]),
    '  handle @assets {',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '  handle {',
    ...Object.entries({ ...ownPages, [cardPath]: cardPage }).map(([path, file]) => `    rewrite ${path} /${file}`),
    `    try_files {path} /${shellPage}`,
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * Netlify and Cloudflare Pages. Where two rules match, a header of both would be sent twice: the cache rule of pages
 * stays out, because both hosts have pages asked for anew by themselves, and the card's document takes the policy of
 * pages away before it has its own (`!`, which Netlify does not know: docs/security.md).
 */
function headersFile({ everywhere, pages, card, assets }: Given): string {
  const { 'Cache-Control': _, ...policy } = pages
  const rule = (path: string, headers: Headers) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)]
  const [path, ...own] = rule(cardPath, card)
  return [
    `# ${note}`,
    ...rule('/*', { ...everywhere, ...policy }),
    path,
    '  ! Content-Security-Policy',
    ...own,
    ...rule(manifestPath, manifestHeaders),
    ...rule('/assets/*', assets),
    '',
  ].join('\n')
}

/** A rule stands behind files that are there. Cloudflare passes over a 404, and has the file itself for it. */
function redirectsFile(): string {
  return [
    `# ${note}`,
    ...hosts.map((host) => `/hosts/${host}/* https://${host}.example/:splat 200`),
    ...Object.entries({ ...ownPages, [cardPath]: cardPage }).map(([path, file]) => `${path} /${file} 200`),
    `/assets/* /${missingFile} 404`,
    `/* /${shellPage} 200`,
    '',
  ].join('\n')
}

/** Firebase Hosting passes nothing on to other hosts: build with VITE_HOST_APP and so on. The later rule wins. */
function firebaseJson({ everywhere, pages, card, assets }: Given): string {
  const list = (headers: Headers) => lines(headers, (key, value) => ({ key, value }))
  const hosting = {
    public: 'app',
    headers: [
      { source: '**', headers: list({ ...everywhere, ...pages }) },
      { source: cardPath, headers: list(card) },
      { source: manifestPath, headers: list(manifestHeaders) },
      { source: '/assets/**', headers: list(assets) },
    ],
    rewrites: [
      ...Object.entries({ ...ownPages, [cardPath]: cardPage }).map(([source, file]) => ({
        source,
        destination: `/${file}`,
      })),
      // A file that is missing is missing.
      { source: '!/assets/**', destination: `/${shellPage}` },
    ],
  }
  return `${JSON.stringify({ hosting }, null, 2)}\n`
}

/** Configuration for common hosts, by file name, from the headers of the build's pages (headers.ts). */
export function hostings({ pages, card }: PageHeaders): Readonly<Record<string, string>> {
  const given: Given = { everywhere: { ...securityHeaders, ...transportHeaders }, pages, card, assets: assetHeaders }
  return {
    'nginx.conf': nginx(given),
    Caddyfile: caddy(given),
    _headers: headersFile(given),
    _redirects: redirectsFile(),
    'firebase.json': firebaseJson(given),
  }
}
