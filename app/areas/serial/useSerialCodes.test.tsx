import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { useErrorQueue } from '../../errors/errorQueue.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { memberHost, queryWrapper } from '../../testing/memberHost.tsx'
import { serialDraft } from './serialDraft.ts'
import { useSerialCodes } from './useSerialCodes.ts'

const server = memberHost()
const good = (code: string) => ({
  code,
  title: '会場の栞',
  expireTime: '2026-03-02T14:59:00Z',
  assetList: [{ itemKind: 'COIN', name: 'コイン', amount: 100 }],
})
const reasons: Readonly<Record<string, string>> = {
  WRONG: 'INVALID',
  LATE: 'EXPIRED',
  USED: 'ALREADY_REGISTERED',
  NEWER: 'SOMETHING_NEWER',
}

/** Mocks a server that refuses the codes in `reasons` and accepts all others. Returns the codes it received. */
function host() {
  const sent: Record<'entry' | 'register', string[][]> = { entry: [], register: [] }
  const answer = (call: 'entry' | 'register') =>
    http.post(`*/v1/serialcode/${call}`, async ({ request }) => {
      const { codes } = (await request.json()) as { codes: string[] }
      sent[call].push(codes)
      return HttpResponse.json({
        data: codes.filter((code) => !reasons[code]).map(good),
        errors: codes.flatMap((code) => (reasons[code] ? [{ code, error: reasons[code] }] : [])),
        hasLimitExceededItems: call === 'register',
      })
    })
  server.use(answer('entry'), answer('register'))
  return sent
}

function open(typed: string) {
  serialDraft.store({ codes: typed })
  return renderHook(useSerialCodes, { wrapper: queryWrapper }).result
}

describe('registering serial codes (W129, C034, C035)', () => {
  beforeAll(loadErrorTexts)

  it('checks the codes, then uses each valid code once; refused codes stay in the box with their reason (E056–E058)', async () => {
    const sent = host()
    const page = open('good-1\nwrong\nlate\nused\ngood-2')
    act(() => {
      for (let tap = 0; tap < 5; tap += 1) page.current.check(['GOOD-1', 'WRONG', 'LATE', 'USED', 'GOOD-2'])
    })
    await waitFor(() => expect(page.current.step.at).toBe('confirm'))
    expect(page.current.step).toMatchObject({
      good: [{ code: 'GOOD-1' }, { code: 'GOOD-2' }],
      refused: [
        { code: 'WRONG', reason: 'シリアルコードが違います。入力した内容を確かめてください。' },
        { code: 'LATE', reason: expect.stringContaining('期限が切れました') as string },
        { code: 'USED', reason: expect.stringContaining('登録済み') as string },
      ],
    })
    act(() => {
      for (let tap = 0; tap < 20; tap += 1) page.current.register()
    })
    await waitFor(() => expect(page.current.step.at).toBe('entry'))
    expect(sent).toEqual({ entry: [['GOOD-1', 'WRONG', 'LATE', 'USED', 'GOOD-2']], register: [['GOOD-1', 'GOOD-2']] })
    expect(page.current.step).toMatchObject({
      registered: { codes: [{ code: 'GOOD-1' }, { code: 'GOOD-2' }], isLimited: true },
    })
    expect(page.current.typed).toBe('WRONG\nLATE\nUSED')
    expect(serialDraft.read()).toEqual({ codes: 'WRONG\nLATE\nUSED' })
  })

  it('keeps the codes in the box if the server refuses all of them', async () => {
    host()
    const page = open('wrong')
    act(() => page.current.check(['WRONG']))
    await waitFor(() => expect(page.current.step).toMatchObject({ at: 'entry', refused: [{ code: 'WRONG' }] }))
    expect(page.current.typed).toBe('wrong')
  })

  it('shows a message for a code that the server refuses for an unknown reason', async () => {
    host()
    const page = open('newer')
    act(() => page.current.check(['NEWER']))
    await waitFor(() => expect(page.current.step).toMatchObject({ refused: [{ code: 'NEWER' }] }))
    expect(page.current.step).toMatchObject({ refused: [{ reason: expect.stringMatching(/。$/) as string }] })
  })

  it('sends at most as many codes as one call may contain, and keeps the others in the box', async () => {
    host()
    const all = Array.from({ length: 12 }, (_, at) => `GOOD-${at}`)
    const page = open(all.join(' '))
    act(() => page.current.check(all.slice(0, 10)))
    await waitFor(() => expect(page.current.step).toMatchObject({ at: 'confirm', left: 2 }))
    act(() => page.current.register())
    await waitFor(() => expect(page.current.typed).toBe('GOOD-10\nGOOD-11'))
  })

  it.each([
    ['TooManyRequests', 'form', 429],
    ['InvalidArgument', 'codes', 400],
  ] as const)(
    'shows, if the whole call is refused with %s, a message at the %s, without a dialog (E021, S064)',
    async (messageCode, field, status) => {
      server.use(http.post('*/v1/serialcode/entry', () => HttpResponse.json({ messageCode, code: status }, { status })))
      const page = open('good-1')
      act(() => page.current.check(['GOOD-1']))
      await waitFor(() => expect(page.current.errors?.[field]).toBeTruthy())
      expect(useErrorQueue.getState().messages).toEqual([])
      expect(page.current.typed).toBe('good-1')
    },
  )

  it('sends the call a second time with its first idempotency key after a lost answer', async () => {
    host()
    const page = open('good-1')
    act(() => page.current.check(['GOOD-1']))
    await waitFor(() => expect(page.current.step.at).toBe('confirm'))
    const keys: (string | null)[] = []
    server.use(
      http.post('*/v1/serialcode/register', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        if (keys.length === 1) return HttpResponse.error()
        return HttpResponse.json({ data: [good('GOOD-1')], errors: [], hasLimitExceededItems: false })
      }),
    )
    act(() => page.current.register())
    await waitFor(() => expect(keys).toHaveLength(1))
    await waitFor(() => expect(page.current.sending).toBe(false))
    expect(page.current.step.at).toBe('confirm')
    act(() => page.current.register())
    await waitFor(() => expect(page.current.step.at).toBe('entry'))
    expect(keys[1]).toBe(keys[0])
    expect(page.current.typed).toBe('')
  })

  it('keeps all typed codes when the user goes back to edit them', async () => {
    host()
    const page = open('good-1\nwrong')
    act(() => page.current.check(['GOOD-1', 'WRONG']))
    await waitFor(() => expect(page.current.step.at).toBe('confirm'))
    act(() => page.current.back())
    expect(page.current.step).toMatchObject({ at: 'entry', refused: [{ code: 'WRONG' }] })
    expect(page.current.typed).toBe('good-1\nwrong')
  })
})
