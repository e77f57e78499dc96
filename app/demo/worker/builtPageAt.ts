import { demoBuildConstants } from './demoBuild.ts'

/** Whether a path is that of a static file: the sandbox's pictures and films, and all paths with an extension. */
export const isStaticPath = (path: string): boolean =>
  /^\/hosts\/app\/(textures|videos)\//.test(path) || (!path.startsWith('/hosts/') && /\.\w+$/.test(path))

const cardPath = '/purchase/card/edit'

/** Response with the built page for an address, with the headers that a server would send. */
export async function builtPageAt({ pathname, searchParams }: URL): Promise<Response> {
  const path = pathname.replace(/(.)\/$/, '$1')
  // An address with a scenario opens the start page first; 404.html is a copy of that page.
  if (searchParams.has('scenario')) return new Response(await (await fetch('/404.html')).blob())
  const file = path === cardPath ? 'card' : path === '/top' ? 'top' : 'app'
  const answer = await fetch(`/demo/${file}.html`, { cache: 'no-cache' })
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(demoBuildConstants.headers[file === 'card' ? 'card' : 'pages']))
    headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}
