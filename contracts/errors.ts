import * as z from 'zod/mini'

/**
 * Message codes the documents name (A§8, B§8): what a host answers in `messageCode`, and what the client's catalogue
 * turns into a sentence. Rows E003–E067 of the specification list.
 */
export const specifiedMessageCodes = [
  'UnderMaintenance',
  'AcquireTimeExpired',
  'AlreadyAcquired',
  'NoAssetToAcquire',
  'SuspendAccount',
  'TimeExpiredPasswordReset',
  'GachaUnavailable',
  'FailedPrecondition',
  'NoGachaItemToDraw',
  'UnavailablePeriod',
  'NotExistsPassword',
  'UnavailableIpPublicationPeriod',
  'UnavailableVideoPublicationPeriod',
  'DiscardedEmail',
  'InvalidArgument',
  'NotFound',
  'OutOfRange',
  'Aborted',
  'Unknown',
  'Unimplemented',
  'Internal',
  'AlreadyVerified',
  'AlreadySignedUp',
  'AlreadyAssociated',
  'AlreadyUsedEmail',
  'LockedEmail',
  'InvalidAccount',
  'TimeExpiredVerification',
  'TimeExpiredAccount',
  'LimitExceededOffer',
  'DeadlineExceededSavePassword',
  'DeadlineExceededResetPassword',
  'InvalidCode',
  'InvalidEmailFormat',
  'InvalidPasswordFormat',
  'InvalidPasswordLength',
  'InvalidPasswordConsecutive',
  'InvalidEmailOrPassword',
  'InvalidPasswordSignUp',
  'InvalidUniqueName',
  'LockedUniqueName',
  'AlreadyExistsUniqueName',
  'ActivatedProvider',
  'AlreadyExistsEmail',
  'InvalidModeration',
  'InvalidAlphaNumeric',
  'OutOfTerm',
  'PermissionDenied',
  'UnavailableChatPeriod',
  'INVALID',
  'EXPIRED',
  'ALREADY_REGISTERED',
  'NotFoundEmail',
  'UnavailablePostPeriod',
  'VoteRankingBonusTermChanged',
  'VoteRankingBonusPhotoChanged',
  'VoteRankingVotingUnavailable',
  'VoteRankingParticipateRewardUnavailable',
  'LOCK_FIVE_TIME_FAILED',
  'MaxQuantityExceed',
  'MaxAmountExceed',
] as const

/** Codes of ours, for what the documents leave without one. */
export const ownMessageCodes = [
  /** A spend costs more coins than the account holds; nothing was spent. */
  'NotEnoughCoin',
  /** A draw before the gacha's terms were agreed to (C079). */
  'GachaNotAgreed',
  /** Too many tries from one place; the answer carries Retry-After. */
  'TooManyRequests',
  /** No bearer, or one that is expired or revoked: the client refreshes once (S039). */
  'Unauthenticated',
  /** The only way to log in cannot be taken away (Q46). */
  'LastProvider',
  /** As many items of an offer room are favoured as the member may favour at a time (Q86). */
  'FavorLimitReached',
  /** The member has bought or ordered a pack as often as one member may (S121, Q87). */
  'PackLimitReached',
] as const

export type MessageCode = (typeof specifiedMessageCodes)[number] | (typeof ownMessageCodes)[number]

export const messageCodes: readonly MessageCode[] = [...specifiedMessageCodes, ...ownMessageCodes]

/**
 * The body of every failed answer (A§3 "Error payload", decision Q38). A newer server may send codes we do not know.
 */
export const errorBody = z.object({ messageCode: z.string(), code: z.number() })
export type ErrorBody = z.infer<typeof errorBody>

/** HTTP status of a message code in the sandbox; the documents give none (Q38). Anything not listed is 400. */
const statuses: Partial<Record<MessageCode, number>> = {
  UnderMaintenance: 503,
  SuspendAccount: 403,
  PermissionDenied: 403,
  NotFound: 404,
  NotFoundEmail: 404,
  AlreadyAcquired: 409,
  AlreadySignedUp: 409,
  AlreadyVerified: 409,
  AlreadyAssociated: 409,
  AlreadyUsedEmail: 409,
  AlreadyExistsEmail: 409,
  AlreadyExistsUniqueName: 409,
  ActivatedProvider: 409,
  LastProvider: 409,
  FavorLimitReached: 409,
  PackLimitReached: 409,
  NoGachaItemToDraw: 409,
  NotEnoughCoin: 409,
  Aborted: 409,
  GachaNotAgreed: 412,
  FailedPrecondition: 412,
  LOCK_FIVE_TIME_FAILED: 423,
  LockedEmail: 423,
  TooManyRequests: 429,
  Unauthenticated: 401,
  Internal: 500,
  Unknown: 500,
  Unimplemented: 501,
}

/** The status the sandbox answers with for a code. */
export function statusOf(code: MessageCode): number {
  return statuses[code] ?? 400
}
