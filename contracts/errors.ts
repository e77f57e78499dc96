import * as z from 'zod/mini'

/**
 * Message codes the documents name (A§8, B§8): what a host answers in `messageCode`, and what the client's catalogue
 * turns into a sentence. Rows E003–E067 of the specification list.
 */
export const specifiedMessageCodes = [
  /** The product, or this part of it, is closed; C083 says until when. */
  'UnderMaintenance',
  /** What came with the notice can no longer be acquired. */
  'AcquireTimeExpired',
  /** It was acquired before, and is acquired once. */
  'AlreadyAcquired',
  /** There is nothing to acquire here, for this member. */
  'NoAssetToAcquire',
  /** The account is suspended. */
  'SuspendAccount',
  /** The code from the mail is too old to set a new password with. */
  'TimeExpiredPasswordReset',
  /** The gacha is not on, or no longer. */
  'GachaUnavailable',
  /** Something has to be true first, and is not: what, the call says. Of a gacha: its free period is over. */
  'FailedPrecondition',
  /** Everything is drawn; no coins were spent. */
  'NoGachaItemToDraw',
  /** Outside the time in which this is sold. */
  'UnavailablePeriod',
  /** The account has no password, and perhaps logs in by a provider. */
  'NotExistsPassword',
  /** The channel is not published now. */
  'UnavailableIpPublicationPeriod',
  /** The video is not published now. */
  'UnavailableVideoPublicationPeriod',
  /** The address belonged to an account that was discarded, and is refused for 30 days. */
  'DiscardedEmail',
  /** Something that was sent has not the form, or not a value, that the call takes. */
  'InvalidArgument',
  /** There is no such thing, or none that the caller may know of. */
  'NotFound',
  /** A number beyond what there is or what is allowed. */
  'OutOfRange',
  /** Something else was faster, or was done before. */
  'Aborted',
  /** The host does not know what went wrong. */
  'Unknown',
  /** The host does not know this call. */
  'Unimplemented',
  /** Something went wrong within the host. */
  'Internal',
  /** What was to be proven is proven. */
  'AlreadyVerified',
  /** The sign-up was finished before. */
  'AlreadySignedUp',
  /** It belongs to something already: an identity to an account, a ticket to a slot. */
  'AlreadyAssociated',
  /** Another account has this address. */
  'AlreadyUsedEmail',
  /** The address is locked for now. */
  'LockedEmail',
  /** The provider did not confirm who it is. */
  'InvalidAccount',
  /** The code from the mail is too old, or was never asked for. */
  'TimeExpiredVerification',
  /** The visit to the provider took too long; it has to begin anew. */
  'TimeExpiredAccount',
  /** Sent too often (A§8). */
  'LimitExceededOffer',
  /** Too late for the new password: the address has to be proven anew. */
  'DeadlineExceededSavePassword',
  /** Too late for the new password: the address has to be proven anew. */
  'DeadlineExceededResetPassword',
  /** Not the code from the mail. */
  'InvalidCode',
  /** Not an address (RFC 5322). */
  'InvalidEmailFormat',
  /** The password has characters that are not half-width. */
  'InvalidPasswordFormat',
  /** The password has not 8 to 25 characters. */
  'InvalidPasswordLength',
  /** The password has four or more alike in a row. */
  'InvalidPasswordConsecutive',
  /** No account has this address with this password. */
  'InvalidEmailOrPassword',
  /** The password cannot be signed up with. */
  'InvalidPasswordSignUp',
  /** The unique name has not the form of one. */
  'InvalidUniqueName',
  /** The unique name is kept for somebody. */
  'LockedUniqueName',
  /** Another account has this unique name. */
  'AlreadyExistsUniqueName',
  /** The account logs in by this provider already. */
  'ActivatedProvider',
  /** An account has this address. */
  'AlreadyExistsEmail',
  /** The text has forbidden words. */
  'InvalidModeration',
  /** Other characters than half-width letters and figures. */
  'InvalidAlphaNumeric',
  /** Outside the time in which this can be done or seen. */
  'OutOfTerm',
  /** The caller may not do or see this; a guest where a member is asked. */
  'PermissionDenied',
  /** Outside the time of the bulletin board. */
  'UnavailableChatPeriod',
  /** The serial code is unknown or not valid yet. */
  'INVALID',
  /** The serial code is past its time. */
  'EXPIRED',
  /** The serial code is used. */
  'ALREADY_REGISTERED',
  /** No account has this address. */
  'NotFoundEmail',
  /** Nothing can be posted here now. */
  'UnavailablePostPeriod',
  /** The bonus term is another one than the vote says, or is over: vote again. */
  'VoteRankingBonusTermChanged',
  /** The photos of the bonus term have changed: vote again. */
  'VoteRankingBonusPhotoChanged',
  /** Outside the time of the voting. */
  'VoteRankingVotingUnavailable',
  /** Outside the time in which the reward can be received. */
  'VoteRankingParticipateRewardUnavailable',
  /** Five wrong tries; the way is closed for a while. */
  'LOCK_FIVE_TIME_FAILED',
  /** The paid coins would pass the most that can be held, 9,999,999. */
  'MaxQuantityExceed',
  /** The purchases of this month would pass the limit of the member's age. */
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
  /**
   * The call would take another price than `expectedPrice`, or a vote would count for another number of votes than
   * `expectedObtainedAmount`: nothing was taken. The caller shows what is true now, and asks again (Q353).
   */
  'PriceChanged',
  /** The call needs a fresh proof of who calls: by the password, a mailed code or a linked provider (X21). */
  'ReauthenticationRequired',
  /** Not the password of the account (X21). */
  'WrongPassword',
  /** The link that undoes a change of the log-in is older than seven days (X21). */
  'UndoLinkExpired',
  /** The link was used, or an earlier change was undone with everything after it (X21). */
  'UndoLinkUsed',
] as const

export type MessageCode = (typeof specifiedMessageCodes)[number] | (typeof ownMessageCodes)[number]

export const messageCodes: readonly MessageCode[] = [...specifiedMessageCodes, ...ownMessageCodes]

/** The body of every failed answer (A§3 "Error payload", Q38). */
export const errorBody = z.object({
  /** Why it failed, for a machine. A newer server may send codes that nobody knows yet. */
  messageCode: z.string(),
  /** The HTTP status again. */
  code: z.int(),
})
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
  PriceChanged: 409,
  Aborted: 409,
  GachaNotAgreed: 412,
  FailedPrecondition: 412,
  ReauthenticationRequired: 412,
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

/** The status the sandbox answers with for a code. */
export function statusOf(code: MessageCode): number {
  return statuses[code] ?? 400
}
