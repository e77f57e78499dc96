import { documentsPort } from './documentServer.ts'
import { largestMedia } from '../../contracts/post/media.ts'
import { hosts } from '../../contracts/hosts.ts'
import { hostAddresses } from '../../contracts/sandbox/runtime/ports.ts'
import {
  assetHeaders,
  cardFormPage,
  cardFormPath,
  manifestHeaders,
  manifestPath,
  notFoundFile,
  prerenderedPages,
  securityHeaders,
  shellPage,
  transportHeaders,
} from './headers.ts'
import { type PageHeaders } from './pageHeaders.ts'

type Headers = Readonly<Record<string, string>>

/** Headers by the kind of answer: every answer, pages, the card document, and files with a hash in their name. */
interface HeadersByScope {
  everywhere: Headers
  pages: Headers
  card: Headers
  assets: Headers
}

/** Size of the largest upload in MiB, plus 10 % for the multipart form around the file. */
const largestUploadMb = Math.ceil((largestMedia * 1.1) / 2 ** 20)
const note = 'Made by the build, from the same list as what `npm start` serves (docs/security.md).'
const lines = <Line>(headers: Headers, line: (name: string, value: string) => Line): Line[] =>
  Object.entries(headers).map(([name, value]) => line(name, value))

/**
 * A location block of nginx that forwards requests to an API host, without buffering events and uploads. The address is
 * the one of the sandbox, so that the file works unchanged: nginx refuses to start with a name that it cannot resolve.
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

/** Name and folder of nginx's cache. nginx creates the folder, and Debian's package its parent. */
export const nginxCache = { zone: 'tsudoi', folder: '/var/lib/nginx/tsudoi' }

/** The file for the block `http`, in which nginx requires the definition of a cache. */
const nginxCacheConf = [
  `# ${note}`,
  '# Inside `http { … }`: where nginx stores guests’ pages and the pictures of cards.',
  `proxy_cache_path ${nginxCache.folder} levels=1:2 keys_zone=${nginxCache.zone}:10m max_size=500m inactive=10m use_temp_path=off;`,
  '',
].join('\n')

/**
 * Directives that cache the program's answers if their headers allow it, for the time that the headers give
 * (docs/rendering.md, "Rules for a CDN"). Requests with a session, and requests of the host app, always reach the
 * program, and their answers are not cached.
 */
const nginxCaching = [
  `proxy_cache ${nginxCache.zone};`,
  // Sends the cached page while nginx requests a new one, as `stale-while-revalidate` allows.
  'proxy_cache_background_update on;',
  'proxy_cache_lock on;',
  'proxy_cache_lock_timeout 1s;',
  ...['proxy_cache_bypass', 'proxy_no_cache'].map(
    (directive) => `${directive} $cookie_token $cookie_refreshToken $arg_device $arg_accessToken;`,
  ),
]

/**
 * Location blocks of nginx for the documents that the Node program renders. If the program is down or slow, nginx sends
 * the app shell instead of a document, and an error instead of another file, so that crawlers request it again. The
 * program's own 404 and 410 are sent unchanged. The program itself sets all headers of its answers.
 */
const nginxDocuments = (block: (place: string, headers: Headers, ...rest: string[]) => string[], shell: Headers) => {
  const forwarding = [
    `proxy_pass http://127.0.0.1:${documentsPort};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    'proxy_connect_timeout 100ms;',
    ...nginxCaching,
  ]
  return [
    ...block('~ ^/(robots\\.txt|card\\.png|sitemap\\.xml|sitemap/[\\w-]+\\.xml)$', {}, ...forwarding),
    ...block(
      '@documents',
      {},
      ...forwarding,
      // The time limit of nginx is longer than that of the program, which answers within 3 s (Q406).
      'proxy_read_timeout 4s;',
      'proxy_intercept_errors on;',
      // The program sends 400 and 431 only for requests that its HTTP parser refuses.
      // It sends 503 only to search engines (Q553).
      'error_page 400 431 502 504 = @shell;',
    ),
    ...block('@shell', shell, `try_files /${shellPage} =404;`),
  ]
}

/**
 * Builds the configuration for nginx. `isRendered`: nginx is the proxy of the Node program that renders pages. nginx
 * ignores inherited headers in a block that sets headers, so each block lists all headers. Without `always`, nginx
 * sends no headers with errors.
 */
function nginx({ everywhere, pages, card, assets }: HeadersByScope, { isRendered = false } = {}): string {
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
    ...(isRendered
      ? [
          '# The Node program of dist/server renders the pages (docs/rendering.md). Needs nginx-cache.conf in `http { … }`.',
        ]
      : []),
    'gzip_static on;',
    '# An address with an escape that cannot be decoded is a page of the app too.',
    `error_page 400 = /${shellPage};`,
    ...block('/assets/', everywhere, ...whereFound, 'try_files $uri =404;'),
    ...(isRendered
      ? nginxDocuments(block, { ...everywhere, ...pages })
      : Object.entries(prerenderedPages).flatMap(([path, file]) =>
          block(`= ${path}`, { ...everywhere, ...pages }, `try_files /${file} =404;`),
        )),
    ...block(`= ${cardFormPath}`, { ...everywhere, ...card }, `try_files /${cardFormPage} =404;`),
    // Sets the content type of the manifest, because nginx's list of types lacks it.
    ...block(`= ${manifestPath}`, everywhere, 'types { }', `default_type ${manifestHeaders['Content-Type']};`),
    ...block('/', { ...everywhere, ...pages }, `try_files $uri ${isRendered ? '@documents' : `/${shellPage}`};`),
    ...hosts.flatMap((host) => block(`/hosts/${host}/`, everywhere, ...nginxHost(addresses[host]))),
    '',
  ].join('\n')
}

function caddy({ everywhere, pages, card, assets }: HeadersByScope): string {
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
    // The headers are limited to existing files (`@found`), because Caddy also sends headers with errors.
    '  @found {',
    '    path /assets/*',
    '    file',
    '  }',
    `  @card path ${cardFormPath}`,
    `  @pages not path /assets/* /hosts/* ${cardFormPath}`,
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
    ...Object.entries({ ...prerenderedPages, [cardFormPath]: cardFormPage }).map(
      ([path, file]) => `    rewrite ${path} /${file}`,
    ),
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
 * Builds the file `_headers` of Netlify and Cloudflare Pages. If two rules match a path and set the same header, the
 * header is sent twice. So there is no cache rule for pages (both services revalidate pages by default), and the rule
 * of the card document removes the policy of other pages before it sets its own (`!`, which Netlify does not support:
 * docs/security.md).
 */
function headersFile({ everywhere, pages, card, assets }: HeadersByScope): string {
  const { 'Cache-Control': _, ...policy } = pages
  const rule = (path: string, headers: Headers) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)]
  const [path, ...own] = rule(cardFormPath, card)
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

/**
 * Builds the file `_redirects` of Netlify and Cloudflare Pages. Existing files take precedence over its rules.
 * Cloudflare ignores a rule with 404, and uses the 404 file instead.
 */
function redirectsFile(): string {
  return [
    `# ${note}`,
    ...hosts.map((host) => `/hosts/${host}/* https://${host}.example/:splat 200`),
    ...Object.entries({ ...prerenderedPages, [cardFormPath]: cardFormPage }).map(
      ([path, file]) => `${path} /${file} 200`,
    ),
    `/assets/* /${notFoundFile} 404`,
    `/* /${shellPage} 200`,
    '',
  ].join('\n')
}

/**
 * Builds the configuration for Firebase Hosting. Firebase cannot forward requests to other servers, so the build must
 * contain the addresses of the API hosts (VITE_HOST_APP and so on). A later rule overrides an earlier one.
 */
function firebaseJson({ everywhere, pages, card, assets }: HeadersByScope): string {
  const list = (headers: Headers) => lines(headers, (key, value) => ({ key, value }))
  const hosting = {
    public: 'app',
    headers: [
      { source: '**', headers: list({ ...everywhere, ...pages }) },
      { source: cardFormPath, headers: list(card) },
      { source: manifestPath, headers: list(manifestHeaders) },
      { source: '/assets/**', headers: list(assets) },
    ],
    rewrites: [
      ...Object.entries({ ...prerenderedPages, [cardFormPath]: cardFormPage }).map(([source, file]) => ({
        source,
        destination: `/${file}`,
      })),
      // This rule excludes files below /assets, so that a missing file is answered with 404 instead of the app shell.
      { source: '!/assets/**', destination: `/${shellPage}` },
    ],
  }
  return `${JSON.stringify({ hosting }, null, 2)}\n`
}

/**
 * Builds the configuration for Cloudflare Workers. Paths are relative to the folder of this file. Existing files are
 * served before the worker is called; `html_handling` keeps Cloudflare from serving pages as files.
 */
function wranglerJson(): string {
  const addresses = Object.fromEntries(
    hosts.map((host) => [`TSUDOI_HOST_${host.toUpperCase()}`, `https://${host}.tsudoi.example`]),
  )
  const worker = {
    name: 'tsudoi',
    main: '../server/worker.js',
    compatibility_date: '2026-07-01',
    assets: { directory: '../app', binding: 'ASSETS', html_handling: 'none', not_found_handling: 'none' },
    vars: { TSUDOI_ORIGIN: 'https://tsudoi.example', ...addresses, TSUDOI_SERVER_RENDERING: 'on' },
  }
  return `${JSON.stringify(worker, null, 2)}\n`
}

/**
 * Builds the configuration files for common web servers and hosting services, by file name. Their headers are those of
 * the build's pages (headers.ts).
 */
export function webServerConfigs({ pages, card }: PageHeaders): Readonly<Record<string, string>> {
  const given: HeadersByScope = {
    everywhere: { ...securityHeaders, ...transportHeaders },
    pages,
    card,
    assets: assetHeaders,
  }
  return {
    'nginx.conf': nginx(given),
    'nginx-rendered.conf': nginx(given, { isRendered: true }),
    'nginx-cache.conf': nginxCacheConf,
    Caddyfile: caddy(given),
    _headers: headersFile(given),
    _redirects: redirectsFile(),
    'firebase.json': firebaseJson(given),
    'wrangler.json': wranglerJson(),
  }
}
