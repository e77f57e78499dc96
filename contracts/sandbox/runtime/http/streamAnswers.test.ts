import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { streamAnswers } from './streamAnswers.ts'
import { Streams } from './streams.ts'

it('says nothing more on a stream that was left while its answer was read (C032, Q61)', async () => {
  const streams = new Streams()
  const seat = streams.take('viewers', 'koharu')
  const app = new Hono().get('/', (context) =>
    streamAnswers(context, {
      seat,
      read: () => Promise.resolve({ userCount: streams.viewersOf('viewers') }),
      share: () => {
        streams.close()
        return Promise.resolve({ userCount: streams.viewersOf('viewers') })
      },
      now: () => new Date('2026-01-01T00:00:00Z'),
      failureOf: () => new Failure('Internal'),
    }),
  )
  const answer = await app.request('/')
  streams.changed('viewers')
  const said = (await answer.text()).match(/^data: .*$/gm)
  expect(said).toEqual(['data: {"userCount":1}'])
})
