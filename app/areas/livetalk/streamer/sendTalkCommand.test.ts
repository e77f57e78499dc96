import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { staffSteps, type StaffStep } from '@tsudoi/design-system/screens/livetalk/streamer/streamer.types'
import { resetSession } from '../../../session/sessionStore.ts'
import { memberHost } from '../../../testing/memberHost.tsx'
import { TalkCommandFailure, sendTalkCommand } from './sendTalkCommand.ts'

const server = memberHost()
const at = { id: 'talk', slotId: 'slot-1', resId: 'res', accId: 'acc' }
const channel = (state: string, isRecording = false) => ({
  channel: {
    slotId: 'slot-1',
    state,
    startTime: '2026-02-01T11:00:00Z',
    endTime: '2026-02-01T11:01:00Z',
    isPresent: true,
    isRecording,
  },
  serverTime: '2026-02-01T11:00:05Z',
})
const ends: Readonly<Record<StaffStep, string>> = {
  startRecording: '*/wait/start',
  endRecording: '*/wait/end',
  start: '*/streamer/talk/*/start',
  end: '*/streamer/talk/*/end',
  exit: '*/force_exit',
}
const done: Readonly<Record<StaffStep, ReturnType<typeof channel>>> = {
  startRecording: channel('WAITING', true),
  endRecording: channel('WAITING'),
  start: channel('TALKING'),
  end: channel('ENDED'),
  exit: channel('FORCED_OUT'),
}

/**
 * Mocks a server that receives the step and responds with `answer`, which may fail like a lost response. `now` is the
 * response to polling the slot.
 */
function host(step: StaffStep, answer: () => Response, now: (() => Response) | ReturnType<typeof channel>) {
  const sent: unknown[] = []
  server.use(
    http.post(ends[step], async ({ request }) => {
      sent.push(await request.text())
      return answer()
    }),
    http.get('*/contact', () => (typeof now === 'function' ? now() : HttpResponse.json(now))),
  )
  return sent
}
const refusal = (messageCode: string, status: number) => () =>
  HttpResponse.json({ messageCode, code: status }, { status })
const take = (step: StaffStep) => sendTalkCommand({ at, step, ...(step === 'exit' && { exit: { reason: 'CAPTURE' } }) })
const textOf = async (taken: Promise<unknown>) => {
  const failure = await taken.then(
    () => undefined,
    (error: unknown) => error,
  )
  return failure instanceof TalkCommandFailure ? failure.text : failure
}

describe('a talk step, by which staff start, end or record a guest’s talk (S138, C143–C147, Q279)', () => {
  it('is not looked up after a lost answer if the session has ended, because another member may be logged in (Q350)', async () => {
    let reads = 0
    const end = () => {
      resetSession()
      return HttpResponse.json(done.start)
    }
    host('start', end, () => {
      reads += 1
      return HttpResponse.json(done.start)
    })
    await expect(take('start')).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(reads).toBe(0)
  })

  it.each(staffSteps)('counts as done if only the server’s answer is lost, and is sent once: %s', async (step) => {
    const sent = host(step, () => HttpResponse.error(), done[step])
    expect(await take(step)).toMatchObject({ state: done[step].channel.state })
    expect(sent).toHaveLength(1)
  })

  it('fails with the message that nothing has happened if the server was not reached', async () => {
    const sent = host('start', () => HttpResponse.error(), channel('WAITING'))
    expect(await textOf(take('start'))).toMatch('まだ行われていません')
    expect(sent).toHaveLength(1)
  })

  it('fails with an unknown outcome if its answer is lost and the slot cannot be loaded either', async () => {
    host(
      'end',
      () => HttpResponse.error(),
      () => HttpResponse.error(),
    )
    expect(await textOf(take('end'))).toMatch('確かめられません')
  })

  it('fails with the reason if the server refuses the step, or if the viewer is no longer staff (X11)', async () => {
    host('start', refusal('FailedPrecondition', 400), channel('RESERVED'))
    expect(await textOf(take('start'))).toMatch('いまは、この操作ができません')
    host('start', refusal('PermissionDenied', 403), channel('WAITING'))
    expect(await textOf(take('start'))).toBe('この操作の担当ではありません。')
  })

  it('sends, if it is a forced exit, only the reason in the body (C147)', async () => {
    const sent = host('exit', () => HttpResponse.json(done.exit), done.exit)
    await take('exit')
    expect(JSON.parse(String(sent[0]))).toEqual({ reason: 'CAPTURE' })
  })
})
