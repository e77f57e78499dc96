import { createHash, randomBytes } from 'node:crypto'
import { maxReminderDevices, type PushAddress } from '../../reminder/reminder.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { newId } from '../runtime/newId.ts'
import type { SandboxServices } from '../runtime/services.ts'

/** A plain hash is enough, because a key of 256 random bits cannot be guessed. */
export const hashOfKey = (deviceKey: string) => createHash('sha256').update(deviceKey).digest('hex')

/**
 * The push services of browsers. The host sends to no other address, because a member could name a server of the host's
 * own network.
 */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

function isPushService(address: string, ownOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (ownOrigins.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && pushServices.some((each) => each.test(url.hostname))
}

/** The number of bytes that a base64url text encodes; 0 for any other text. */
const bytesOf = (base64url = '') => Math.floor((/^([\w-]+)={0,2}$/.exec(base64url)?.[1]?.length ?? 0) * 0.75)

/** Throws InvalidArgument for a push address to which the sandbox cannot send messages. */
function requireUsable({ transport, address, p256dh, auth }: PushAddress, services: SandboxServices): void {
  const isUsable =
    transport === 'FCM' ||
    (isPushService(address, services.push?.ownOrigins ?? []) && bytesOf(p256dh) === 65 && bytesOf(auth) === 16)
  if (!isUsable) throw new Failure('InvalidArgument')
}

const columnsOf = ({ transport, address, p256dh, auth }: PushAddress) => ({
  transport,
  address,
  p256dh: p256dh ?? null,
  auth: auth ?? null,
})

interface Registration extends DbContext {
  services: SandboxServices
  datasetName: string
  accountId: string
  sessionId: string | undefined
}

/**
 * Registers a device. It replaces a device with the same address, because the browser now belongs to the member who
 * uses it. Of too many devices, the oldest are removed. The device's key contains the name of the dataset, because a
 * service worker sends no token.
 */
export async function addDevice(
  { db, now, services, datasetName, accountId, sessionId }: Registration,
  { name, ...address }: PushAddress & { name: string },
): Promise<{ deviceId: string; deviceKey: string }> {
  requireUsable(address, services)
  const deviceId = newId('reminder-device')
  const deviceKey = `${datasetName}-${randomBytes(32).toString('hex')}`
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('reminder_device').where('address', '=', address.address).execute()
    const owner = { account_id: accountId, session_id: sessionId ?? null }
    const row = { id: deviceId, ...owner, name, key_hash: hashOfKey(deviceKey), created_at: now }
    await trx
      .insertInto('reminder_device')
      .values({ ...row, ...columnsOf(address) })
      .execute()
    const latest = trx
      .selectFrom('reminder_device')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxReminderDevices)
    await trx.deleteFrom('reminder_device').where('account_id', '=', accountId).where('id', 'not in', latest).execute()
  })
  return { deviceId, deviceKey }
}

/** The dataset and the device of a key. Throws NotFound for an unknown one. */
export async function deviceOfKey(services: SandboxServices, deviceKey: string) {
  const [, name = ''] = orFail(/^([a-z0-9-]+)-[0-9a-f]{64}$/.exec(deviceKey))
  const dataset = orFail(services.datasets.get(name))
  const { db } = dataset
  const row = await db
    .selectFrom('reminder_device')
    .select(['id', 'account_id'])
    .where('key_hash', '=', hashOfKey(deviceKey))
    .executeTakeFirst()
  return { db, device: orFail(row) }
}

/** Replaces the address of a device. Its deliveries remain, so that no reminder is repeated. */
export async function renewDevice(services: SandboxServices, deviceKey: string, address: PushAddress): Promise<void> {
  const { db, device } = await deviceOfKey(services, deviceKey)
  requireUsable(address, services)
  await db.transaction().execute(async (trx) => {
    const others = trx.deleteFrom('reminder_device').where('id', '<>', device.id)
    await others.where('address', '=', address.address).execute()
    await trx.updateTable('reminder_device').set(columnsOf(address)).where('id', '=', device.id).execute()
  })
}
