import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashPin, matchesPin } from '../../limits/pinHash.ts'
import { changeSpendingLock, readSpendingLock } from '../../limits/spendingLocks.ts'
import { closeProofDialog, useReauthentication } from '../../reauthentication/reauthentication.ts'
import { memberHost, queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { SpendingSettingsContainer } from './SpendingSettingsContainer.tsx'

const server = memberHost()
const member = 'acc-hikari'

beforeEach(() =>
  server.use(
    http.get('*/v1/transaction', () => HttpResponse.json({ list: [] })),
    http.get('*/v1/spending', () => HttpResponse.json({})),
  ),
)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = () =>
  render(
    <Queries>
      <MemoryRouter>
        <SpendingSettingsContainer />
      </MemoryRouter>
    </Queries>,
  )
/** Presses a button, whose name also contains its label while it is pending. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
/** Types into a field, whose label also says that it is required. */
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( |必|$)`)), { target: { value } })
const says = (text: string | RegExp) => screen.findByText(text)
const lock = () => readSpendingLock(member)
async function withStoredPin(more: object = {}) {
  const pin = await hashPin('4826')
  changeSpendingLock(member, () => ({ ...more, pin }))
}

describe('買い物の設定 (Q526)', () => {
  it('stores a new PIN only after it was typed twice in the same way', async () => {
    show()
    press('暗証番号を付ける')
    type('新しい暗証番号', '4826')
    type('新しい暗証番号（もう一度）', '4827')
    press('この番号にする')
    await says('新しい暗証番号と同じ番号を入力してください。')
    expect(lock()).toEqual({})
    type('新しい暗証番号（もう一度）', '4826')
    press('この番号にする')
    await says('暗証番号を付けました。')
    const { pin } = lock()
    expect(pin && (await matchesPin('4826', pin))).toBe(true)
    await says(/付いています。/)
  })

  it('changes and removes the PIN only if the current PIN is entered', async () => {
    await withStoredPin()
    show()
    press('番号を変える')
    type('いまの暗証番号', '1111')
    type('新しい暗証番号', '20482048')
    type('新しい暗証番号（もう一度）', '20482048')
    press('この番号に変える')
    await says(/番号がちがいます。あと4回/)
    type('いまの暗証番号', '4826')
    press('この番号に変える')
    await says('暗証番号を変えました。')
    press('番号をなくす')
    type('いまの暗証番号', '4826')
    press('番号をなくす')
    await says(/番号がちがいます。/)
    expect(lock().pin).toBeDefined()
    type('いまの暗証番号', '20482048')
    press('番号をなくす')
    await says('暗証番号をなくしました。')
    expect(lock()).toEqual({})
  })

  it('blocks purchases on this device with one press, and allows them again only with the PIN', async () => {
    await withStoredPin()
    show()
    press('この端末では購入しない')
    expect(lock().isBlocked).toBe(true)
    press('購入できるようにする')
    type('いまの暗証番号', '4826')
    press('購入できるようにする')
    await says('この端末で購入できるようにしました。')
    expect(lock().isBlocked).toBeUndefined()
    expect(lock().pin).toBeDefined()
  })

  it('allows blocked purchases again with one press if no PIN is set', () => {
    show()
    press('この端末では購入しない')
    press('購入できるようにする')
    expect(lock()).toEqual({})
  })

  it('removes a forgotten PIN after a proof of identity, and lets the host send a mail about it', async () => {
    await withStoredPin({ isBlocked: true })
    const requests: unknown[] = []
    server.use(
      http.post('*/v1/spending/pin/forgotten', async ({ request }) => {
        requests.push(await request.json())
        return requests.length === 1
          ? HttpResponse.json({ messageCode: 'ReauthenticationRequired', code: 412 }, { status: 412 })
          : HttpResponse.json({})
      }),
    )
    show()
    press('番号を忘れたとき')
    await waitFor(() => expect(useReauthentication.getState().isAsked).toBe(true))
    expect(lock().pin).toBeDefined()
    closeProofDialog(true)
    await says('暗証番号をなくしました。登録しているメールアドレスにもお知らせしました。')
    expect(lock()).toEqual({ isBlocked: true })
    expect(requests).toHaveLength(2)
    expect(JSON.stringify(requests)).not.toContain('4826')
  })

  it('asks for a proof of identity even if the host has no call for the mail, and keeps the PIN without a proof', async () => {
    await withStoredPin()
    server.use(http.post('*/v1/spending/pin/forgotten', () => HttpResponse.json({}, { status: 404 })))
    show()
    press('番号を忘れたとき')
    await waitFor(() => expect(useReauthentication.getState().isAsked).toBe(true))
    closeProofDialog(false)
    await says('本人確認をしなかったため、暗証番号はそのままです。')
    expect(lock().pin).toBeDefined()
    press('番号を忘れたとき')
    await waitFor(() => expect(useReauthentication.getState().isAsked).toBe(true))
    closeProofDialog(true)
    await says('暗証番号をなくしました。')
    expect(lock()).toEqual({})
  })

  it('keeps the PIN if the host could not be reached', async () => {
    await withStoredPin()
    server.use(http.post('*/v1/spending/pin/forgotten', () => HttpResponse.error()))
    show()
    press('番号を忘れたとき')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^番号を忘れたとき/ }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(lock().pin).toBeDefined()
  })

  it('starts a break from purchases after a confirmation, on this device even if the host cannot be reached', async () => {
    server.use(http.put('*/v1/spending/break', () => HttpResponse.error()))
    show()
    fireEvent.click(await screen.findByLabelText('1週間'))
    press('お休みをはじめる')
    await screen.findByRole('alertdialog', { name: 'いまから1週間、お休みしますか' })
    expect(lock().breakUntil).toBeUndefined()
    server.use(http.get('*/v1/spending', () => HttpResponse.error()))
    press('お休みする')
    await waitFor(() => expect(lock().breakUntil).toBeDefined())
    await says(/お休み中です。/)
    await says(/この端末では止まっています。ほかの端末には、接続がもどってから/)
  })
})
