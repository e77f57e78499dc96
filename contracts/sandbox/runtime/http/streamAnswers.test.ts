import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { streamAnswers, wantsEvents } from './streamAnswers.ts'
import { Streams } from './streams.ts'

it('an event stream sends no further event if its client disconnects while the next answer is read (C032, Q61)', async () => {
  const streams = new Streams()
  const subscriber = streams.subscribe('viewers', 'koharu')
  const app = new Hono().get('/', (context) =>
    streamAnswers(context, {
      subscriber,
      checkAccess: () => Promise.resolve(),
      read: () => Promise.resolve({ userCount: streams.viewerCountOf('viewers') }),
      share: () => {
        streams.close()
        return Promise.resolve({ userCount: streams.viewerCountOf('viewers') })
      },
      now: () => new Date('2026-01-01T00:00:00Z'),
      failureOf: () => new Failure('Internal'),
    }),
  )
  const answer = await app.request('/')
  streams.announceChange('viewers')
  const dataLines = (await answer.text()).match(/^data: .*$/gm)
  expect(dataLines).toEqual(['data: {"userCount":1}'])
})

it('an event stream ends before its next event once its session has ended, even if events follow each other without pause (X3, Q61)', async () => {
  const streams = new Streams()
  const subscriber = streams.subscribe('viewers', 'koharu')
  let userCount = 0
  let isSignedOut = false
  const answerNow = () => Promise.resolve({ userCount: (userCount += 1) })
  const app = new Hono().get('/', (context) =>
    streamAnswers(context, {
      subscriber,
      checkAccess: () => (isSignedOut ? Promise.reject(new Failure('Unauthenticated')) : Promise.resolve()),
      read: answerNow,
      share: () => {
        // Ends the session after the third event. There is always news, so the heartbeat timer never fires.
        isSignedOut = userCount === 2
        subscriber.wake()
        if (userCount > 20) subscriber.leave()
        return answerNow()
      },
      now: () => new Date('2026-01-01T00:00:00Z'),
      failureOf: (error) => (error instanceof Failure ? error : new Failure('Internal')),
    }),
  )
  const answer = await app.request('/')
  subscriber.wake()
  const dataLines = (await answer.text()).match(/^data: .*$/gm)
  expect(dataLines).toEqual([
    'data: {"userCount":1}',
    'data: {"userCount":2}',
    'data: {"userCount":3}',
    'data: {"messageCode":"Unauthenticated","code":401}',
  ])
})

it('an event stream starts only for a GET: nobody reads the answer to a HEAD, so it would count a viewer for ever (C032)', async () => {
  const app = new Hono().get('/', (context) => context.body(null, wantsEvents(context) ? 200 : 204))
  const ask = async (method: string, Accept: string) => (await app.request('/', { method, headers: { Accept } })).status
  expect(await ask('GET', 'text/event-stream')).toBe(200)
  expect(await ask('GET', 'application/json, text/event-stream;q=0.9')).toBe(200)
  expect(await ask('HEAD', 'text/event-stream')).toBe(204)
  expect(await ask('GET', 'application/json')).toBe(204)
})
