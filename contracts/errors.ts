import * as z from 'zod/mini'

/**
 * Message codes in the specification (A§8, B§8), which a host returns in `messageCode` and the client's catalogue
 * translates to a message (rows E003–E067).
 */
export const specifiedMessageCodes = [
  /** The product, or this part of it, is in maintenance; C083 says until when. */
  'UnderMaintenance',
  /** The gift of the notice can no longer be acquired. */
  'AcquireTimeExpired',
  /** The gift was already acquired; it can be acquired once. */
  'AlreadyAcquired',
  /** There is nothing that this member can acquire. */
  'NoAssetToAcquire',
  /** The account is suspended. */
  'SuspendAccount',
  /** The code from the mail is too old to set a new password with it. */
  'TimeExpiredPasswordReset',
  /** The gacha is not open. */
  'GachaUnavailable',
  /** A precondition of the call is not met; each call documents its own. For a gacha: its free period has ended. */
  'FailedPrecondition',
  /** All items are sold out; no coins were spent. */
  'NoGachaItemToDraw',
  /** The request came outside the period of sale. */
  'UnavailablePeriod',
  /** The account has no password; it may log in by a provider. */
  'NotExistsPassword',
  /** The channel is not currently published. */
  'UnavailableIpPublicationPeriod',
  /** The video is not currently published. */
  'UnavailableVideoPublicationPeriod',
  /** The address belonged to a discarded account, and is refused for 30 days. */
  'DiscardedEmail',
  /** A parameter has an invalid format or value. */
  'InvalidArgument',
  /** The requested thing does not exist, or the caller may not know of it. */
  'NotFound',
  /** A number in the request exceeds what exists or is allowed. */
  'OutOfRange',
  /** A concurrent request has prevented this one, or the action was already done. */
  'Aborted',
  /** An error that the host does not recognise. */
  'Unknown',
  /** The host does not implement this call. */
  'Unimplemented',
  /** An error within the host. */
  'Internal',
  /** The address or identity is already proven. */
  'AlreadyVerified',
  /** The sign-up was already finished. */
  'AlreadySignedUp',
  /** The identity already belongs to an account, or the ticket to a slot. */
  'AlreadyAssociated',
  /** Another account has this address. */
  'AlreadyUsedEmail',
  /** The address is currently locked. */
  'LockedEmail',
  /** The provider did not confirm the person. */
  'InvalidAccount',
  /** The code from the mail has expired, or was never requested. */
  'TimeExpiredVerification',
  /** The visit to the provider took too long and must be repeated. */
  'TimeExpiredAccount',
  /** The member sent too many requests of this kind (A§8). */
  'LimitExceededOffer',
  /** The member sent the new password too late, and must enter a mailed code again. */
  'DeadlineExceededSavePassword',
  /** The member sent the new password too late, and must enter a mailed code again. */
  'DeadlineExceededResetPassword',
  /** The code differs from the one in the mail. */
  'InvalidCode',
  /** The text is not a valid e-mail address (RFC 5322). */
  'InvalidEmailFormat',
  /** The password contains characters that are not half-width. */
  'InvalidPasswordFormat',
  /** The password does not have 8 to 25 characters. */
  'InvalidPasswordLength',
  /** The password contains the same character four or more times in a row. */
  'InvalidPasswordConsecutive',
  /** No account has this address with this password. */
  'InvalidEmailOrPassword',
  /** The password is not acceptable for a sign-up. */
  'InvalidPasswordSignUp',
  /** The unique name has an invalid format. */
  'InvalidUniqueName',
  /** The unique name is reserved. */
  'LockedUniqueName',
  /** Another account has this unique name. */
  'AlreadyExistsUniqueName',
  /** The account is already linked with this provider. */
  'ActivatedProvider',
  /** An account has this address. */
  'AlreadyExistsEmail',
  /** The text contains forbidden words. */
  'InvalidModeration',
  /** The text contains other characters than half-width letters and digits. */
  'InvalidAlphaNumeric',
  /** The action or content is not available outside its period. */
  'OutOfTerm',
  /** The caller may not do or see this; for example, a guest where a member is required. */
  'PermissionDenied',
  /** The bulletin board is closed outside its period. */
  'UnavailableChatPeriod',
  /** The serial code is unknown or not valid yet. */
  'INVALID',
  /** The serial code has expired. */
  'EXPIRED',
  /** The serial code has already been used. */
  'ALREADY_REGISTERED',
  /** No account has this address. */
  'NotFoundEmail',
  /** Posting is not possible on this timeline at the moment. */
  'UnavailablePostPeriod',
  /** The bonus term has changed or ended since the app read it: the member must vote again. */
  'VoteRankingBonusTermChanged',
  /** The photos of the bonus term have changed: the member must vote again. */
  'VoteRankingBonusPhotoChanged',
  /** Votes are not accepted outside the voting period. */
  'VoteRankingVotingUnavailable',
  /** The reward cannot be received outside its period. */
  'VoteRankingParticipateRewardUnavailable',
  /** Five tries were wrong; further tries are locked for a while. */
  'LOCK_FIVE_TIME_FAILED',
  /** The paid coins would exceed the maximum of 9,999,999. */
  'MaxQuantityExceed',
  /** This month's purchases would exceed the limit for the member's age. */
  'MaxAmountExceed',
] as const

/** Message codes that the product adds where the specification has none. */
export const ownMessageCodes = [
  /** The price exceeds the member's coins; nothing was spent. */
  'NotEnoughCoin',
  /** The member tried to draw before agreeing to the gacha's terms (C079). */
  'GachaNotAgreed',
  /** One caller or network made too many tries; the answer has Retry-After. */
  'TooManyRequests',
  /** The bearer token is missing, expired or revoked: the client refreshes once (S039). */
  'Unauthenticated',
  /** The account's only login method cannot be removed (Q46). */
  'LastProvider',
  /** The member already favours the maximum number of items of the offer room (Q86). */
  'FavorLimitReached',
  /** The member has already bought or ordered the maximum number of the pack (S121, Q87). */
  'PackLimitReached',
  /**
   * The price differs from `expectedPrice`, or a vote's points differ from `expectedObtainedAmount`: nothing was
   * charged. The app shows the current value and asks the member to confirm again (Q353).
   */
  'PriceChanged',
  /** The call requires reauthentication: by the password, a mailed code or a linked provider (X21). */
  'ReauthenticationRequired',
  /** The password differs from the account's (X21). */
  'WrongPassword',
  /** The link that undoes a login change is older than seven days (X21). */
  'UndoLinkExpired',
  /** The link was already used, or an earlier change was undone together with later ones (X21). */
  'UndoLinkUsed',
  /** The member has set a break from spending that has not ended; nothing was charged (Q526). */
  'SpendingBreak',
  /** A member below 18 can neither register a card nor pay with a registered one (Q527). */
  'CardNotForMinors',
  /** The account has the maximum number of passkeys (Q536). */
  'PasskeyLimitReached',
  /**
   * The options to use a passkey are older than five minutes, or were already used: the client requests new ones
   * (Q536).
   */
  'PasskeyRequestExpired',
  /** The passkey is unknown to the host, or its answer is not valid for this site (Q536). */
  'PasskeyRefused',
] as const

/** A message code of the specification, or one that the product adds. */
export type MessageCode = (typeof specifiedMessageCodes)[number] | (typeof ownMessageCodes)[number]

/** All message codes: those of the specification, then those that the product adds. */
export const messageCodes: readonly MessageCode[] = [...specifiedMessageCodes, ...ownMessageCodes]

/** The body of every failed answer (A§3 "Error payload", Q38). */
export const errorBody = z.object({
  /** Machine-readable reason. A newer server may send codes that clients do not know yet. */
  messageCode: z.string(),
  /** The HTTP status of the answer, repeated. */
  code: z.int(),
})
/** The body of every answer with which a host refuses a request. */
export type ErrorBody = z.infer<typeof errorBody>

/**
 * HTTP status of each message code in the sandbox; the specification defines none. A code that is not listed has 400
 * (Q38).
 */
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
  PriceChanged: 409,
  SpendingBreak: 409,
  CardNotForMinors: 409,
  Aborted: 409,
  GachaNotAgreed: 412,
  FailedPrecondition: 412,
  ReauthenticationRequired: 412,
  PasskeyLimitReached: 409,
  PasskeyRequestExpired: 410,
  UndoLinkExpired: 410,
  UndoLinkUsed: 410,
  LOCK_FIVE_TIME_FAILED: 423,
  LockedEmail: 423,
  TooManyRequests: 429,
  Unauthenticated: 401,
  Internal: 500,
  Unknown: 500,
  Unimplemented: 501,
}

/** The HTTP status with which the sandbox answers a code. */
export function statusOf(code: MessageCode): number {
  return statuses[code] ?? 400
}
