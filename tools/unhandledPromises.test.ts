import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'
import { unhandledPromises } from './unhandledPromises.ts'

/** Calls that never reject, with the reason. */
const neverReject = [
  // React Query: a failure is in the query's state, and raised once by queryClient.ts.
  '.prefetchQuery',
  '.prefetchInfiniteQuery',
  '.invalidateQueries',
  '.cancelQueries',
  '.fetchNextPage',
  '.refetch',
  'fetchNextPage',
  'refetch',
  // The router: a page that cannot be opened is an error page.
  'navigate',
  '.navigate',
  // No promises.
  '.delete',
  '.set',
  '.assign',
  '.toggleAttribute',
  'hydrateRoot',
  'setTimeout',
  'hear',
  '.$scroll',
  // The files of drafts: without a database they are in memory (session/draftFiles.ts).
  'this.tools.drop',
  'this.tools.read',
  'this.tools.keep',
  // Answers with a fault (player/attachment.ts).
  'probe',
  // Browsers: nothing is left to do for a lock or a worker that is gone.
  '.release',
  '.skipWaiting',
]

describe('a promise that nobody waits for', () => {
  it('handles its own failure: no press ends in silence', () => {
    const own = sourceFiles('app', 'design-system').filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(e2e|demo|testing|development)\//.test(file),
    )
    expect(own.length).toBeGreaterThan(1_000)
    expect(unhandledPromises(own, neverReject)).toEqual([])
  })

  const check = (code: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'unhandled-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'handler.ts')
    writeFileSync(path, code)
    return unhandledPromises([path], ['navigate']).length
  }

  it.each([
    ['a chain without a handler', 'const onPress = () => void load().then(({ erase }) => erase(post))'],
    ['a chain whose handler loads something', "void call().catch(() => import('./say.ts'))"],
    ['a statement whose handler of success rejects', "load().then(() => import('./part.ts'), tell)"],
    ['a statement whose handler of failure rejects', 'const b = async () => { await c() }; load().catch(() => b())'],
    ['a statement whose end rejects', 'load().catch(tell).finally(() => { throw new Error() })'],
    ['an import', "void import('./part.ts').then((part) => part.begin())"],
    ['a function of ours that awaits outside of a try', 'const send = async () => { await post() }; void send()'],
    ['one that throws', "async function send() { throw new Error('no') }\nvoid send()"],
    ['one whose catch awaits', 'const send = async () => { try { await a() } catch { await b() } }; void send()'],
    [
      'a return from a try without await',
      'const b = async () => { await c() }; const a = async () => { try { return b() } catch { } }; void a()',
    ],
    ['an arrow that awaits', 'const a = async () => await b(); void a()'],
    ['a method', 'class Tray { async send() { await post() } go() { void this.send() } }'],
    ['one of several', 'const a = async () => { await b() }; void Promise.all(ids.map((id) => a(id)))'],
  ])('is found in %s', (_what, code) => expect(check(code)).toBe(1))

  it.each([
    ['a chain with a handler', 'void load().then(show, tell); void load().then(show).catch(tell)'],
    [
      'a function of ours whose awaits are in a try',
      'const a = async () => { try { await b() } catch { tell() } }; void a()',
    ],
    ['a call that never rejects', "void navigate('/home')"],
    ['what settles in any case', 'void Promise.allSettled(ids.map((id) => send(id)))'],
    ['a statement with a handler', 'load().then(show, tell); load().catch(tell).finally(close)'],
    ['a value', 'void (answer = next)'],
  ])('is not found in %s', (_what, code) => expect(check(code)).toBe(0))
})
