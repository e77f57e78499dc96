import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import * as endpoints from '../../livetalk/livetalk.endpoints.ts'
import {
  contactChannel,
  forceExit,
  permitMeeting,
  signInMonitor,
  signInTalk,
  startTalk,
  startWaitRecording,
  waitInChannel,
} from '../../livetalk/livetalk.endpoints.ts'
import { pathParamsOf } from '../../pathParams.ts'
import { verificationDataset } from '../runtime/db/datasets.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'
import { recordingTerms } from './livetalks.content.ts'

const livetalkId = 'livetalk-hoshiyomi-1'
const here = { params: { id: livetalkId } }
const slot = { params: { id: livetalkId, slotId: `${livetalkId}-slot-1` } }
const guest = { params: { ...slot.params, resId: 'reservation-first', accId: 'acc-first' } }
const device = { camera: true, microphone: true, recording: false }
const consent = { ...device, recording: true, recordingTermsVersion: recordingTerms.version }
const codeOf = ({ body }: { body: { messageCode?: string } }) => body.messageCode

await onBothEngines('the meeting room of a live talk', (sandbox) => {
  beforeEach(async () => {
    await sandbox().given('a channel')
    await sandbox().given('a live talk', { phase: 'ON_AIR' })
  })

  async function member(name: string): Promise<string> {
    const facts = { accountId: `acc-${name}`, email: `${name}@example.com`, uniqueName: `${name}2026` }
    return (await sandbox().given('a member', facts)).accessToken
  }

  /** Creates a live talk with a fan in the first slot and a streamer; returns both tokens. */
  async function onAir() {
    const tokens = { fan: await member('first'), streamer: await member('shiori') }
    await sandbox().given('a reserved slot', { accountId: 'acc-first', reservationId: 'reservation-first' })
    await sandbox().given('a streamer', { accountId: 'acc-shiori' })
    return tokens
  }

  const storedConsents = async () =>
    (await sandbox().db())
      .selectFrom('livetalk_recording_consent')
      .select(['account_id', 'is_given', 'version', 'terms'])
      .where('account_id', '=', 'acc-first')
      .orderBy('id')
      .execute()

  it('refuses a recording until the member consents to the current terms, and stores text and version of each consent (C152, C143, X11)', async () => {
    const { fan, streamer } = await onAir()
    const permitMeetingAs = (body: typeof device & { recordingTermsVersion?: string }) =>
      sandbox().call(permitMeeting, { ...here, body }, { token: fan })
    const record = () => sandbox().call(startWaitRecording, guest, { token: streamer })
    await sandbox().call(waitInChannel, slot, { token: fan })
    await permitMeetingAs(device)
    expect(codeOf(await record())).toBe('FailedPrecondition')
    await permitMeetingAs({ ...device, recording: true })
    expect(codeOf(await record())).toBe('FailedPrecondition')
    expect(codeOf(await permitMeetingAs({ ...consent, recordingTermsVersion: '2025-01-01' }))).toBe(
      'FailedPrecondition',
    )
    await permitMeetingAs(consent)
    const { body } = await record()
    expect(body.channel).toMatchObject({
      isRecording: true,
      guest: { recordingConsent: { version: recordingTerms.version } },
    })
    const nothing = { account_id: 'acc-first', is_given: false, version: null, terms: null }
    const { version, text: terms } = recordingTerms
    expect(await storedConsents()).toEqual([
      nothing,
      nothing,
      { account_id: 'acc-first', is_given: true, version, terms },
    ])
  })

  it('stops a recording when the member withdraws the consent, and starts none for a consent to an older text', async () => {
    const { fan, streamer } = await onAir()
    await sandbox().call(waitInChannel, slot, { token: fan })
    await sandbox().call(startWaitRecording, guest, { token: streamer })
    await sandbox().call(permitMeeting, { ...here, body: device }, { token: fan })
    const seen = await sandbox().call(contactChannel, slot, { token: streamer })
    expect(seen.body.channel).toMatchObject({ isRecording: false, guest: { hasPermittedRecording: false } })
    await sandbox().call(permitMeeting, { ...here, body: consent }, { token: fan })
    await (await sandbox().db()).updateTable('livetalk_permit').set({ recording_version: '2025-01-01' }).execute()
    expect(codeOf(await sandbox().call(startWaitRecording, guest, { token: streamer }))).toBe('FailedPrecondition')
    expect(codeOf(await sandbox().call(waitInChannel, slot, { token: fan }))).toBe('FailedPrecondition')
  })

  it('stops a recording if the member withdraws the consent while the recording starts (Q276, Q368)', async () => {
    const { fan, streamer } = await onAir()
    await sandbox().call(waitInChannel, slot, { token: fan })
    const { db, schema } = await sandbox().services.datasets.create(verificationDataset)
    // Withdraws the consent at a certain moment: between the read and the commit of the request that starts the
    // recording.
    const table = sql.id(schema, 'livetalk_reservation')
    await sql`create function public.linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.4); return new; end $$`.execute(db)
    await sql`create trigger linger before update on ${table} for each row
      when (old.recording_started_at is null and new.recording_started_at is not null)
      execute function public.linger()`.execute(db)
    const beginning = sandbox().call(startWaitRecording, guest, { token: streamer })
    await new Promise((resolve) => setTimeout(resolve, 150))
    const takingBack = sandbox().call(permitMeeting, { ...here, body: device }, { token: fan })
    const [, taken] = await Promise.all([beginning, takingBack])
    await sql`drop trigger linger on ${table}`.execute(db)
    await sql`drop function public.linger()`.execute(db)
    expect(taken.status).toBe(200)
    const { body } = await sandbox().call(contactChannel, slot, { token: streamer })
    expect(body.channel).toMatchObject({ isRecording: false, guest: { hasPermittedRecording: false } })
  })

  it('stores who removed a member and the first reason, and does not replace it by a later reason (C147)', async () => {
    const { streamer } = await onAir()
    const send = (body: { reason: 'OTHER' | 'CAPTURE'; note?: string | undefined }) =>
      sandbox().call(forceExit, { ...guest, body }, { token: streamer })
    for (const note of [undefined, '  ', '星'.repeat(201), 'a\u0007'])
      expect(codeOf(await send({ reason: 'OTHER', note }))).toBe('InvalidArgument')
    expect((await send({ reason: 'OTHER', note: `${'👨‍👩‍👧‍👦'.repeat(199)}\n` })).status).toBe(200)
    expect((await send({ reason: 'CAPTURE' })).status).toBe(200)
    const kept = await (
      await sandbox().db()
    )
      .selectFrom('livetalk_reservation')
      .select(['exit_reason', 'exit_note', 'forced_out_by'])
      .where('id', '=', 'reservation-first')
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ exit_reason: 'OTHER', exit_note: '👨‍👩‍👧‍👦'.repeat(199), forced_out_by: 'acc-shiori' })
  })

  it('lets an official watch without a permit, but join only with a permit (C150–C152, Q278)', async () => {
    await onAir()
    const token = await member('staff')
    await sandbox().given('a streamer', { accountId: 'acc-staff', role: 'OFFICIAL', permit: 'NONE' })
    const { mint } = sandbox().services
    const roleIn = async (key?: string) => (await mint.readRoom(key ?? ''))?.role
    const monitor = await sandbox().call(signInMonitor, here, { token })
    expect(await roleIn(monitor.body.room.token)).toBe('MONITOR')
    const seen = await sandbox().call(contactChannel, slot, { token })
    expect(seen.body.channel.room).toBeUndefined()
    expect(codeOf(await sandbox().call(signInTalk, here, { token }))).toBe('FailedPrecondition')
    await sandbox().call(permitMeeting, { ...here, body: { ...device, microphone: false } }, { token })
    expect(codeOf(await sandbox().call(signInTalk, here, { token }))).toBe('FailedPrecondition')
    await sandbox().call(permitMeeting, { ...here, body: device }, { token })
    expect(await roleIn((await sandbox().call(signInTalk, here, { token })).body.room.token)).toBe('OFFICIAL')
    const streamer = await member('shiori')
    await sandbox().given('a streamer', { accountId: 'acc-shiori' })
    expect(codeOf(await sandbox().call(permitMeeting, { ...here, body: device }, { token: streamer }))).toBe(
      'PermissionDenied',
    )
  })

  /** All endpoints of the area, including future ones. */
  const calls = Object.entries(endpoints).flatMap(([name, each]) =>
    typeof each === 'object' && 'path' in each ? [[name, each] as const] : [],
  )
  const known: Readonly<Record<string, string>> = {
    'group/{}': 'group-hoshiyomi-1',
    'livetalk/{}': livetalkId,
    'meeting/{}': livetalkId,
    'livetalk/ticket/{}': 'ticket-hoshiyomi-1',
    'slot/{}': slot.params.slotId,
    'reservation/{}': 'reservation-first',
    'account/{}': 'acc-first',
  }
  /** Matches the guest's personal data and the key of the room, which no answer may contain. */
  const secrets = /はじめて見つけた星座|星野|2004-02-29|eyJ|acc-first|reservation-first/
  /** Endpoints that answer every member, because they return no data of other members. */
  const open = new Set([
    'listGroupLivetalks',
    'getLivetalk',
    'listLivetalkTickets',
    'getMemberLivetalk',
    'listMemberGroupLivetalks',
  ])
  const bodies: Readonly<Record<string, unknown>> = {
    saveTalkInfo: { topic: '横から' },
    forceExit: { reason: 'CAPTURE' },
    permitMeeting: consent,
  }

  it('reveals no name, room key or recording to a member who guesses ids, at any endpoint of live talks (X11, X12)', async () => {
    const { fan, streamer } = await onAir()
    await sandbox().call(waitInChannel, slot, { token: fan })
    for (const move of [startWaitRecording, startTalk])
      expect((await sandbox().call(move, guest, { token: streamer })).status).toBe(200)
    const before = await (await sandbox().db()).selectFrom('livetalk_reservation').selectAll().execute()
    const guessing = await member('guesser')
    for (const [name, { method, path }] of calls) {
      if (name === 'getLivetalkEnvironment') continue
      const params = pathParamsOf(path)
      const ids = Object.fromEntries(params.map(({ name: id, segment }) => [id, known[segment] ?? `no-${id}`]))
      const url = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '')
      const address = name === 'getIdentityVerification' ? `${url}?member_id=acc-first` : url
      const body = bodies[name]
      const answer = await sandbox().send('app', address, {
        method,
        headers: { Authorization: `Bearer ${guessing}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      expect([name, secrets.test(text)]).toEqual([name, false])
      expect([name, answer.headers.get('Cache-Control')]).toEqual([name, 'no-store'])
      expect([name, open.has(name) || answer.status === 403 || answer.status === 404]).toEqual([name, true])
    }
    expect(await (await sandbox().db()).selectFrom('livetalk_reservation').selectAll().execute()).toEqual(before)
  })
})
