import { beforeEach, expect, it } from 'vitest'
import {
  cancelSlot,
  checkStreamer,
  contactChannel,
  endTalk,
  endWaitRecording,
  forceExit,
  getIdentityVerification,
  getLivetalk,
  getMemberLivetalk,
  getTicketSlots,
  listMemberGroupLivetalks,
  reserveSlot,
  saveTalkInfo,
  signInMonitor,
  signInTalk,
  startTalk,
  startWaitRecording,
  waitInChannel,
} from '../../livetalk/livetalk.endpoints.ts'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import { timeAfter, seconds } from '../runtime/clock.ts'
import { roomKeyLifetimeMs } from '../runtime/security/tokens.ts'
import { waitingRoomOpensBeforeMs, noShowAfterMs, presenceTimeoutMs } from './slotState.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const livetalkId = 'livetalk-hoshiyomi-1'
const ticketId = 'ticket-hoshiyomi-1'
const slotId = (number: number, talk = livetalkId) => `${talk}-slot-${number}`
const here = { params: { id: livetalkId } }
const slot = (number = 1) => ({ params: { id: livetalkId, slotId: slotId(number) } })
const choice = (number = 1, talk = livetalkId, ticket = ticketId) => ({
  params: { ticketId: ticket, livetalkId: talk, slotId: slotId(number, talk) },
})
const guest = (number: number, resId: string, accId: string) => ({
  params: { ...slot(number).params, resId, accId },
})
const captures = { reason: 'CAPTURE' as const }

await onBothEngines('live talks', (sandbox) => {
  beforeEach(async () => {
    await sandbox().given('a channel')
    await sandbox().given('a live talk')
  })
  /** Creates a member. Returns the member's access token. */
  async function fan(name: string): Promise<string> {
    const member = { accountId: `acc-${name}`, email: `${name}@example.com`, uniqueName: `${name}2026` }
    return (await sandbox().given('a member', member)).accessToken
  }

  async function fanWithTicket(name: string): Promise<string> {
    const token = await fan(name)
    await sandbox().given('a live talk ticket', { accountId: `acc-${name}` })
    return token
  }

  /** Creates a live talk that starts now, with two fans in the first two slots; returns the streamer's token. */
  async function onAir() {
    await sandbox().given('a live talk', { phase: 'ON_AIR' })
    const tokens = { first: await fan('first'), second: await fan('second'), streamer: await fan('shiori') }
    for (const [index, name] of ['first', 'second'].entries())
      await sandbox().given('a reserved slot', {
        accountId: `acc-${name}`,
        slotId: slotId(index + 1),
        reservationId: `reservation-${name}`,
      })
    await sandbox().given('a streamer', { accountId: 'acc-shiori' })
    return tokens
  }
  it('are shown to members while published, and permanently to members with a slot', async () => {
    await sandbox().given('a live talk', { phase: 'UNPUBLISHED' })
    const group = { params: { id: 'group-hoshiyomi-1' } }
    const see = async (token: string) => [
      (await sandbox().call(getMemberLivetalk, here, { token })).body.messageCode,
      (await sandbox().call(listMemberGroupLivetalks, group, { token })).body.messageCode,
    ]
    const token = await fan('sora')
    expect(await see(token)).toEqual(['OutOfTerm', 'OutOfTerm'])
    const reservation = { accountId: 'acc-sora', slotId: slotId(1), reservationId: 'reservation-sora' }
    await sandbox().given('a reserved slot', reservation)
    expect(await see(token)).toEqual([undefined, undefined])
  })

  const first = guest(1, 'reservation-first', 'acc-first')
  const second = guest(2, 'reservation-second', 'acc-second')

  const reservationRows = async () => (await sandbox().db()).selectFrom('livetalk_reservation').selectAll().execute()
  const codeOf = ({ body }: { body: { messageCode?: string } }) => body.messageCode
  const refusalsIn = (answers: Parameters<typeof codeOf>[0][]) => answers.map(codeOf).filter(Boolean)

  it('reserve a slot for one of five members in 50 concurrent requests; the other members keep their tickets (C134)', async () => {
    const tokens = await Promise.all(['ume', 'take', 'matsu', 'sakura', 'kiku'].map(fanWithTicket))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sandbox().call(reserveSlot, choice(), { token: tokens[index % 5] })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(new Set(won.map(({ body }) => body.reservation.reservationId)).size).toBe(1)
    expect(won).toHaveLength(10)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'Aborted']))
    expect(await reservationRows()).toHaveLength(1)
    const counts = await Promise.all(tokens.map((token) => sandbox().call(getLivetalk, here, { token })))
    expect(counts.filter(({ body }) => body.ticketCount === 1)).toHaveLength(4)
    const shown = await sandbox().call(getTicketSlots, choice(), { token: tokens[1] })
    expect(shown.body.slotList.map(({ vacancy }) => vacancy).filter((each) => each !== 'FREE')).toHaveLength(1)
  })

  it('accept a ticket for only one of three slots that are reserved concurrently', async () => {
    const token = await fanWithTicket('ume')
    const answers = await Promise.all([1, 2, 3].map((number) => sandbox().call(reserveSlot, choice(number), { token })))
    expect(refusalsIn(answers)).toEqual(['AlreadyAssociated', 'AlreadyAssociated'])
    expect(await reservationRows()).toHaveLength(1)
  })

  it('accept a ticket for two live talks as many times in all as the member owns copies of it', async () => {
    const token = await fanWithTicket('ume')
    const db = await sandbox().db()
    const other = { livetalkId: 'livetalk-other', groupId: 'group-other', ticketId: 'ticket-other' }
    await sandbox().given('a live talk', other)
    await db.insertInto('livetalk_ticket').values({ livetalk_id: 'livetalk-other', item_id: ticketId }).execute()
    await sandbox().call(reserveSlot, choice(1), { token })
    const elsewhere = choice(3, 'livetalk-other')
    expect(codeOf(await sandbox().call(reserveSlot, elsewhere, { token }))).toBe('AlreadyAssociated')
    await db.updateTable('owned_item').set({ owned_count: 2 }).where('account_id', '=', 'acc-ume').execute()
    expect(codeOf(await sandbox().call(reserveSlot, elsewhere, { token }))).toBeUndefined()
  })

  it('cannot be reserved by a member for overlapping times, but for times that directly follow each other (Q70)', async () => {
    const token = await fanWithTicket('ume')
    const other = { livetalkId: 'livetalk-other', groupId: 'group-other', ticketId: 'ticket-other' }
    await sandbox().given('a live talk', other)
    await sandbox().given('a live talk ticket', { accountId: 'acc-ume', ticketId: 'ticket-other' })
    const wanted = [choice(1), choice(1, 'livetalk-other', 'ticket-other')]
    const answers = await Promise.all(wanted.map((each) => sandbox().call(reserveSlot, each, { token })))
    expect(refusalsIn(answers)).toEqual(['FailedPrecondition'])
    const [left, ticket] = codeOf(answers[0]!) ? [livetalkId, ticketId] : ['livetalk-other', 'ticket-other']
    expect((await sandbox().call(reserveSlot, choice(2, left, ticket), { token })).status).toBe(200)
  })

  it('have slots that can be reserved and cancelled only from exactly the start to exactly the end of their periods (Q70)', async () => {
    const token = await fanWithTicket('ume')
    const db = await sandbox().db()
    const { now } = sandbox().time
    const set = (columns: Record<string, Date>) => db.updateTable('livetalk').set(columns).execute()
    await set({ reservation_from: timeAfter(now, 1), reservation_until: timeAfter(now, 2) })
    expect(codeOf(await sandbox().call(reserveSlot, choice(), { token }))).toBe('OutOfTerm')
    await set({ reservation_from: now })
    expect((await sandbox().call(reserveSlot, choice(), { token })).status).toBe(200)
    expect((await sandbox().call(cancelSlot, choice(), { token })).status).toBe(200)
    await set({ reservation_until: now })
    expect(codeOf(await sandbox().call(reserveSlot, choice(), { token }))).toBe('OutOfTerm')
    await set({ reservation_until: timeAfter(now, 1) })
    const rival = await fanWithTicket('take')
    expect((await sandbox().call(reserveSlot, choice(), { token: rival })).status).toBe(200)
    await set({ cancel_deadline: now })
    expect(codeOf(await sandbox().call(cancelSlot, choice(), { token: rival }))).toBe('OutOfTerm')
    expect(codeOf(await sandbox().call(cancelSlot, choice(), { token }))).toBe('NotFound')
  })

  it('let a streamer start the talk with the next member only after the current talk has had its full length (C140–C146)', async () => {
    const { first: fan1, second: fan2, streamer: token } = await onAir()
    const wait = async (who: string, number: number) =>
      (await sandbox().call(waitInChannel, slot(number), { token: who })).body.wait
    expect(codeOf(await sandbox().call(startTalk, first, { token }))).toBe('FailedPrecondition')
    expect(await wait(fan1, 1)).toMatchObject({ state: 'WAITING', aheadCount: 0, room: { role: 'MEMBER' } })
    expect(await wait(fan2, 2)).toMatchObject({ state: 'WAITING', aheadCount: 1 })
    const contact = await sandbox().call(contactChannel, slot(1), { token })
    expect(contact.body.channel).toMatchObject({ isPresent: true, nextSlotId: slotId(2) })

    sandbox().advanceClock(seconds(20))
    const started = await sandbox().call(startTalk, first, { token })
    const startTime = '2026-06-01T03:00:20Z'
    expect(started.body.channel).toMatchObject({ state: 'TALKING', startTime, endTime: '2026-06-01T03:01:20Z' })
    expect((await sandbox().call(startTalk, first, { token })).body.channel.startTime).toBe(startTime)
    expect(codeOf(await sandbox().call(startTalk, second, { token }))).toBe('FailedPrecondition')
    expect((await sandbox().call(startWaitRecording, first, { token })).body.channel.isRecording).toBe(true)
    expect((await sandbox().call(endWaitRecording, first, { token })).body.channel.isRecording).toBe(false)

    sandbox().advanceClock(seconds(60))
    expect((await wait(fan1, 1)).state).toBe('ENDED')
    await wait(fan2, 2)
    const both = await Promise.all([1, 2].map(() => sandbox().call(startTalk, second, { token })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await sandbox().call(endTalk, second, { token })).body.channel.state).toBe('ENDED')
    expect((await sandbox().call(endTalk, second, { token })).status).toBe(200)
    sandbox().time.now = timeAfter(sandbox().time.now, -seconds(80))
  })

  it('let a streamer start only one of two talks concurrently', async () => {
    const { first: fan1, second: fan2, streamer: token } = await onAir()
    await sandbox().call(waitInChannel, slot(1), { token: fan1 })
    await sandbox().call(waitInChannel, slot(2), { token: fan2 })
    const both = await Promise.all([first, second].map((path) => sandbox().call(startTalk, path, { token })))
    expect(refusalsIn(both)).toEqual(['FailedPrecondition'])
  })

  it('exclude a removed member permanently: the member cannot enter the room again, and the ticket remains used (C147)', async () => {
    const { first: fan1, streamer: token } = await onAir()
    await sandbox().call(waitInChannel, slot(1), { token: fan1 })
    await sandbox().call(forceExit, { ...first, body: captures }, { token })
    const { body } = await sandbox().call(waitInChannel, slot(1), { token: fan1 })
    expect(body.wait).toMatchObject({ state: 'FORCED_OUT' })
    expect(body.wait).not.toHaveProperty('room')
    expect(codeOf(await sandbox().call(startTalk, first, { token }))).toBe('FailedPrecondition')
    expect((await sandbox().call(getLivetalk, here, { token: fan1 })).body.ticketCount).toBe(0)
  })

  it('have a waiting room that opens fifteen minutes before the slot, and closes for members who come after its end', async () => {
    const { second: fan2 } = await onAir()
    const db = await sandbox().db()
    const { now } = sandbox().time
    const begin = (start_time: Date) =>
      db
        .updateTable('livetalk_slot')
        .set({ start_time, end_time: timeAfter(start_time, seconds(60)) })
        .where('id', '=', slotId(2))
        .execute()
    await begin(timeAfter(now, waitingRoomOpensBeforeMs + 1))
    expect(codeOf(await sandbox().call(waitInChannel, slot(2), { token: fan2 }))).toBe('OutOfTerm')
    await begin(timeAfter(now, waitingRoomOpensBeforeMs))
    expect((await sandbox().call(waitInChannel, slot(2), { token: fan2 })).body.wait.state).toBe('WAITING')
    await begin(timeAfter(now, -seconds(60)))
    sandbox().advanceClock(presenceTimeoutMs)
    expect((await sandbox().call(waitInChannel, slot(2), { token: fan2 })).body.wait.state).toBe('NO_SHOW')
    sandbox().advanceClock(-presenceTimeoutMs)
  })

  it('do not change when a GET request is sent, except for the caller’s own heartbeat (X12)', async () => {
    const { first: fan1, streamer: token } = await onAir()
    const before = await reservationRows()
    await sandbox().call(checkStreamer, here, { token })
    await sandbox().call(contactChannel, slot(1), { token })
    await sandbox().call(waitInChannel, slot(1), { token })
    expect(await reservationRows()).toEqual(before)
    await sandbox().call(waitInChannel, slot(1), { token: fan1 })
    const beaten = (await reservationRows()).filter(({ waited_at }) => waited_at)
    expect(beaten.map(({ account_id }) => account_id)).toEqual(['acc-first'])
  })

  it('refuse calls for staff by a fan, a streamer of another live talk and a former official with 403 (X11, X18, Q79)', async () => {
    const { second: otherGuest } = await onAir()
    const db = await sandbox().db()
    const stranger = await fan('stranger')
    const other = { livetalkId: 'livetalk-other', groupId: 'group-other', ticketId: 'ticket-other' }
    await sandbox().given('a live talk', other)
    await sandbox().given('a streamer', { accountId: 'acc-stranger', livetalkId: 'livetalk-other' })
    const former = await fan('former')
    await sandbox().given('a streamer', { accountId: 'acc-former', role: 'OFFICIAL' })
    await db.updateTable('profile').set({ is_official: false }).where('account_id', '=', 'acc-former').execute()
    for (const token of [stranger, former, otherGuest]) {
      const answers = await Promise.all([
        sandbox().call(checkStreamer, here, { token }),
        sandbox().call(contactChannel, slot(1), { token }),
        sandbox().call(waitInChannel, slot(1), { token }),
        sandbox().call(signInMonitor, here, { token }),
        sandbox().call(signInTalk, here, { token }),
        ...[startTalk, endTalk, startWaitRecording, endWaitRecording].map((move) =>
          sandbox().call(move, first, { token }),
        ),
        sandbox().call(forceExit, { ...first, body: captures }, { token }),
        sandbox().call(getIdentityVerification, { query: { member_id: 'acc-first' } }, { token }),
      ])
      expect(answers.map(({ status, body }) => [status, body.messageCode])).toEqual(
        answers.map(() => [403, 'PermissionDenied']),
      )
    }
    expect((await reservationRows()).every(({ forced_out_at }) => forced_out_at === null)).toBe(true)
  })

  it('refuse a call for staff with NotFound if its slot, reservation and member do not belong together (X11)', async () => {
    const { streamer: token } = await onAir()
    const wrong = [
      guest(2, 'reservation-first', 'acc-first'),
      guest(1, 'reservation-second', 'acc-first'),
      guest(1, 'reservation-first', 'acc-second'),
    ]
    for (const path of wrong)
      expect(codeOf(await sandbox().call(forceExit, { ...path, body: captures }, { token }))).toBe('NotFound')
    expect((await sandbox().call(forceExit, { ...first, body: captures }, { token })).status).toBe(200)
  })

  it('show a guest’s personal data to the staff until the live talk ends, and forbid caching (X11)', async () => {
    const { streamer: token, first: fan1 } = await onAir()
    const about = (member_id: string) => ({ query: { member_id } })
    const shown = await sandbox().call(getIdentityVerification, about('acc-first'), { token })
    expect(shown.body).toMatchObject({ lastName: '星野', birthday: '2004-02-29', isComplete: true })
    const path = '/v2/identity/verification?member_id=acc-first'
    const answer = await sandbox().send('app', path, { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const end = timeAfter(sandbox().time.now, -noShowAfterMs)
    await (await sandbox().db()).updateTable('livetalk').set({ end_time: end }).execute()
    expect(codeOf(await sandbox().call(getIdentityVerification, about('acc-first'), { token }))).toBe(
      'PermissionDenied',
    )
    expect((await sandbox().call(getIdentityVerification, about('acc-first'), { token: fan1 })).status).toBe(200)
  })

  it('issue room keys that are valid for only one room, one role and five minutes', async () => {
    const { first: fan1, streamer } = await onAir()
    const { mint } = sandbox().services
    const { body } = await sandbox().call(waitInChannel, slot(1), { token: fan1 })
    const key = body.wait.room?.token ?? ''
    const claims = await mint.readRoom(key)
    expect(claims).toMatchObject({ sub: 'acc-first', livetalkId, role: 'MEMBER', channelId: body.wait.channelId })
    expect(claims?.exp).toBe(timeAfter(sandbox().time.now, roomKeyLifetimeMs).getTime() / 1000)
    expect((await sandbox().call(getAccountAuth, {}, { token: key })).status).toBe(401)
    expect(await mint.readRoom(streamer)).toBeUndefined()
    const seen = await sandbox().call(contactChannel, slot(1), { token: streamer })
    expect(seen.body.channel.channelId).toBe(body.wait.channelId)
    expect((await mint.readRoom(seen.body.channel.room?.token ?? ''))?.role).toBe('STREAMER')
    const official = await fan('staff')
    await sandbox().given('a streamer', { accountId: 'acc-staff', role: 'OFFICIAL' })
    const monitor = await sandbox().call(signInMonitor, here, { token: official })
    expect(await mint.readRoom(monitor.body.room.token)).toMatchObject({ role: 'MONITOR', livetalkId })
  })

  it('limit a member’s name and topic in graphemes, and do not change a text that a request omits (S134)', async () => {
    const { first: token } = await onAir()
    const save = (body: { callName?: string; topic?: string }) =>
      sandbox().call(saveTalkInfo, { ...here, body }, { token })
    const families = '👨‍👩‍👧‍👦'.repeat(10)
    expect((await save({ callName: families })).body.talkInfo).toMatchObject({
      callName: families,
      topic: 'はじめて見つけた星座の話',
    })
    expect((await save({ topic: `一行目\n${'星'.repeat(190)}` })).status).toBe(200)
    expect((await save({ topic: '' })).body.talkInfo).toEqual({ callName: families })
    for (const body of [
      { callName: '星'.repeat(21) },
      { callName: '星\n空' },
      { callName: ' 星' },
      { topic: '\u0007' },
    ])
      expect(codeOf(await save(body))).toBe('InvalidArgument')
  })
})
