import type { Passkey } from '@tsudoi/contracts/auth/passkey'
import type { ActiveSession } from '@tsudoi/contracts/auth/activeSession.endpoints'
import type { PasskeyRow, SessionRow } from '@tsudoi/design-system/screens/account/security.types'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import type { RegistrationState } from '../../session/sessionStore.ts'

type LoginMethods = Pick<RegistrationState, 'providers' | 'hasPassword'>

/** Whether the member can log in without a passkey. If that is not known, the host decides (LastProvider). */
const hasOtherLogin = (registration: LoginMethods | undefined) =>
  !registration || registration.providers.some((provider) => provider !== 'EMAIL' || registration.hasPassword !== false)

/** The passkeys as the page shows them. The last way to log in cannot be deleted (Q537). */
export const passkeyRows = (list: readonly Passkey[], registration: LoginMethods | undefined): PasskeyRow[] =>
  list.map(({ passkeyId, name, createTime, lastUseTime }) => ({
    id: passkeyId,
    name,
    created: normalisedInstant(createTime),
    lastUsed: lastUseTime && normalisedInstant(lastUseTime),
    isOnlyLogin: list.length === 1 && !hasOtherLogin(registration),
  }))

/** The sessions as the page shows them, the current one first. */
export const sessionRows = (list: readonly ActiveSession[]): SessionRow[] =>
  list
    .map(({ sessionId, deviceName, place, createTime, lastUseTime, isCurrent }) => ({
      id: sessionId,
      device: deviceName,
      place,
      created: normalisedInstant(createTime),
      lastUsed: normalisedInstant(lastUseTime),
      isCurrent,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
