import { demoBuild } from './demoBuild.ts'

/** Pictures and films of the sandbox, the app's files and the demo's own: all that has an ending is a file. */
export const isStatic = (path: string): boolean =>
  /^\/hosts\/app\/(textures|videos)\//.test(path) || (!path.startsWith('/hosts/') && /\.\w+$/.test(path))

const card = '/purchase/card/edit'

/** The built page of an address, with the headers that a server would give it. */
export async function pageFor({ pathname, searchParams }: URL): Promise<Response> {
  const path = pathname.replace(/(.)\/$/, '$1')
  // What opens a state starts where the demo does; this copy of the start page stands at any address.
  if (searchParams.has('scenario')) return new Response(await (await fetch('/404.html')).blob())
  const file = path === card ? 'card' : path === '/top' ? 'top' : 'app'
  const answer = await fetch(`/demo/${file}.html`, { cache: 'no-cache' })
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(demoBuild.headers[file === 'card' ? 'card' : 'pages']))
    headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}
