import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'
import { unhandledPromises } from './unhandledPromises.ts'

/** Calls that never reject, grouped by the reason. */
const neverReject = [
  // React Query stores the failure in the query's state, and queryClient.ts throws it once.
  '.prefetchQuery',
  '.prefetchInfiniteQuery',
  '.invalidateQueries',
  '.cancelQueries',
  '.fetchNextPage',
  '.refetch',
  'fetchNextPage',
  'refetch',
  // If a page cannot be opened, the router shows the error page.
  'navigate',
  '.navigate',
  // Methods with these names return no promise.
  '.delete',
  '.set',
  '.assign',
  '.toggleAttribute',
  'hydrateRoot',
  'setTimeout',
  'hear',
  '.$scroll',
  // Without a database, the files of drafts stay in memory (session/draftFiles.ts).
  'this.tools.drop',
  'this.tools.read',
  'this.tools.keep',
  // `probe` resolves with an error value instead of rejecting (player/internal/videoAttachment.ts).
  'probe',
  // A failure of these browser functions needs no handling, because the lock or the worker no longer exists.
  '.release',
  '.skipWaiting',
]

describe('a promise that is not awaited', () => {
  it('has a handler for its failure in the app and the design system, so that no user action fails silently', () => {
    const own = sourceFiles('app', 'design-system').filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(e2e|demo|testing|development)\//.test(file),
    )
    expect(own.length).toBeGreaterThan(1_000)
    expect(unhandledPromises(own, neverReject)).toEqual([])
  })

  const check = (code: string, others: Readonly<Record<string, string>> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'unhandled-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'handler.ts')
    writeFileSync(path, code)
    for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text)
    return unhandledPromises([path], ['navigate']).length
  }

  it.each([
    ['a chain without a handler', 'const onPress = () => void load().then(({ erase }) => erase(post))'],
    ['a chain whose handler loads a module', "void call().catch(() => import('./say.ts'))"],
    ['a chain without `void` whose success handler rejects', "load().then(() => import('./part.ts'), tell)"],
    [
      'a chain without `void` whose failure handler rejects',
      'const b = async () => { await c() }; load().catch(() => b())',
    ],
    ['a chain without `void` whose `finally` rejects', 'load().catch(tell).finally(() => { throw new Error() })'],
    ['an import() without a handler', "void import('./part.ts').then((part) => part.begin())"],
    [
      'a call of a function of ours that awaits outside a `try`',
      'const send = async () => { await post() }; void send()',
    ],
    ['a call of a function of ours that throws', "async function send() { throw new Error('no') }\nvoid send()"],
    [
      'a call of a function of ours whose `catch` awaits',
      'const send = async () => { try { await a() } catch { await b() } }; void send()',
    ],
    [
      'a call of a function of ours that returns a promise from a `try` without `await`',
      'const b = async () => { await c() }; const a = async () => { try { return b() } catch { } }; void a()',
    ],
    ['a call of an arrow function that awaits', 'const a = async () => await b(); void a()'],
    ['a call of a method that awaits', 'class Tray { async send() { await post() } go() { void this.send() } }'],
    [
      'a call of a function of ours within Promise.all()',
      'const a = async () => { await b() }; void Promise.all(ids.map((id) => a(id)))',
    ],
  ])('is reported by unhandledPromises() in %s', (_what, code) => expect(check(code)).toBe(1))

  it.each([
    ['a chain with a handler', 'void load().then(show, tell); void load().then(show).catch(tell)'],
    [
      'a call of a function of ours whose awaits are in a `try`',
      'const a = async () => { try { await b() } catch { tell() } }; void a()',
    ],
    ['a call that never rejects', "void navigate('/home')"],
    ['a call of Promise.allSettled()', 'void Promise.allSettled(ids.map((id) => send(id)))'],
    ['a chain without `void` that has a handler', 'load().then(show, tell); load().catch(tell).finally(close)'],
    ['an expression that is no promise', 'void (answer = next)'],
  ])('is not reported by unhandledPromises() in %s', (_what, code) => expect(check(code)).toBe(0))

  it('is judged by the function that returns it, even if another file re-exports this function', () => {
    const code = "import { send } from './public.ts'\nvoid send()"
    const files = (body: string) => ({
      'public.ts': "export { post as send } from './internal.ts'",
      'internal.ts': `export async function post() { ${body} }`,
    })
    expect(check(code, files('try { await call() } catch { tell() }'))).toBe(0)
    expect(check(code, files('await call()'))).toBe(1)
  })
})
