import type { CallName } from '../cases.ts'
import { minutes } from './runtime/clock.ts'
import type { RateLimit } from './runtime/security/rateLimits.ts'

const inOneMinute = (tries: number): RateLimit => ({ tries, window: minutes(1) })
const inTenMinutes = (tries: number): RateLimit => ({ tries, window: minutes(10) })

/** The usual limit, for endpoints that write one row of the member. A person who uses the app does not reach it. */
const usual = inOneMinute(120)
/** The lower limit of endpoints that change an account, create a key or hash a password. */
const rare = inTenMinutes(30)
/** The limit of endpoints that programs request repeatedly: heartbeats and polling pages. */
const polled = inOneMinute(240)

/**
 * How often one member, or one guest session, may use each endpoint (Q105, Q367). Each endpoint has its own count, and
 * refused tries count too. Logins, codes and mails are counted in `auth/limits.ts` and `auth/emailLimits.ts`, serial
 * codes individually in `serial/`.
 */
export const callLimits: Readonly<Partial<Record<CallName, RateLimit>>> = {
  'account.saveProfile': rare,
  'account.discardAccount': rare,
  'address.saveAddress': rare,
  'analytics.startVideoPlaying': inOneMinute(60),
  'analytics.finishVideoPlaying': inOneMinute(60),
  'analytics.startMoviePlaying': inOneMinute(60),
  'analytics.finishMoviePlaying': inOneMinute(60),
  'auth.savePassword': rare,
  'auth.disableProvider': rare,
  'auth.preparePasskey': rare,
  'auth.registerPasskey': rare,
  'auth.renamePasskey': usual,
  'auth.deletePasskey': rare,
  'auth.endSession': usual,
  'auth.endOtherSessions': usual,
  'block.blockAccount': inOneMinute(60),
  'block.unblockAccount': inOneMinute(60),
  'channel.followChannel': usual,
  'channel.unfollowChannel': usual,
  'channel.renewCalendarAddress': rare,
  'collection.sendTicketAddress': rare,
  // One staff account can be used on several devices, each of which admits a person every few seconds.
  'door.recordEntries': polled,
  'draw.enterDraw': usual,
  'event.followEvent': usual,
  'event.unfollowEvent': usual,
  'gacha.agreeGacha': usual,
  'home.selectHomePhoto': usual,
  'home.unselectHomePhoto': usual,
  'home.resetHomePhoto': usual,
  'home.chooseBackground': usual,
  'livetalk.reserveSlot': usual,
  'livetalk.cancelSlot': usual,
  'livetalk.saveTalkInfo': usual,
  'livetalk.waitInChannel': polled,
  'livetalk.startWaitRecording': usual,
  'livetalk.endWaitRecording': usual,
  'livetalk.startTalk': usual,
  'livetalk.endTalk': usual,
  'livetalk.forceExit': usual,
  'livetalk.permitMeeting': usual,
  // The next four endpoints create access keys for the rooms and relay servers of live talks.
  'livetalk.contactChannel': polled,
  'livetalk.getLivetalkEnvironment': inOneMinute(60),
  'livetalk.signInMonitor': polled,
  'livetalk.signInTalk': polled,
  'lottery.selectLotteryItem': usual,
  'notice.readNotice': usual,
  'notice.acquireNotice': usual,
  'offer.toggleFavouriteOffer': usual,
  'offer.toggleFavorOffer': usual,
  'payment.deleteCreditCard': rare,
  'payment.registerCreditCard': rare,
  'payment.startPurchase': inOneMinute(60),
  'post.createPost': inOneMinute(20),
  'post.editPost': inOneMinute(20),
  'post.deletePost': inOneMinute(60),
  'post.uploadMedia': inOneMinute(30),
  // This endpoint makes the sandbox fetch a page from the network.
  'post.crawlPage': inOneMinute(30),
  'post.likePost': usual,
  'post.unlikePost': usual,
  // This endpoint may read all posts of a channel.
  'post.searchPosts': inOneMinute(60),
  'present.receivePresents': usual,
  'realtime.signinRealtime': inOneMinute(60),
  'realtime.writeDocument': usual,
  'realtime.deleteDocument': usual,
  'reminder.changeReminders': usual,
  'reminder.addReminderDevice': rare,
  'reminder.deleteReminderDevice': usual,
  'reminder.chooseReminder': usual,
  'reminder.dropReminder': usual,
  'reminder.renewReminderDevice': rare,
  'reminder.stopReminders': rare,
  'report.createReport': inTenMinutes(20),
  'report.replaceReport': inTenMinutes(20),
  'spending.startBreak': usual,
  'spending.reportForgottenPin': rare,
  'story.registerStoryReader': usual,
  'story.finishTutorial': usual,
  'video.addVideoHistory': usual,
  'video.waveTogether': usual,
  'vote.receiveVoteParticipateReward': usual,
  'vote.receiveCoopVoteReward': usual,
}

const ownCoins = 'It takes coins or points of the member, once for each key: the balance bounds it.'

/** Endpoints that change data and have no limit, each with the reason. */
export const unlimitedCalls: Readonly<Partial<Record<CallName, string>>> = {
  'auth.refreshTokens': 'It renews the one session whose token it carries, and a used token ends that session.',
  'auth.signout': 'It ends the one session whose token it carries; nobody may be kept from logging out.',
  'gacha.drawGacha': ownCoins,
  'lottery.buyLottery': ownCoins,
  'preorder.buyPreorder': ownCoins,
  'story.viewStoryEpisode': ownCoins,
  'video.purchaseVideo': ownCoins,
  'vote.voteForTarget': ownCoins,
  'vote.voteForCoop': ownCoins,
}

/**
 * Why endpoints that only read have no limit. Those in `callLimits` are exceptions, because they also write, create
 * keys, use the network or read all posts of a channel.
 */
export const reasonForUnlimitedReads =
  'A read changes nothing and answers one page at most; pages poll, and the proxy in front bounds what one address asks.'
