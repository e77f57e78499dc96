import { describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../cases.ts'
import { scripts } from './playScripts.ts'
import { readBackCalls } from './readBack.ts'

/** Write endpoints whose effect a longer script reads back, with a part of that script's name. */
const byScript: Partial<Record<CallName, string>> = {
  'account.discardAccount': 'a discarded account has no session',
  'account.saveProfile': 'a saved profile is read back',
  'address.saveAddress': 'a saved address is read back',
  'auth.checkResetPasswordCode': 'a password is set anew',
  'auth.checkSavePasswordCode': 'a saved password logs in',
  'auth.reauthenticateByCode': 'a mailed code lets the member change',
  'auth.reauthenticateByPassword': 'the password lets the member change',
  'auth.refreshTokens': 'refreshing goes on with the tokens',
  'auth.resetPassword': 'a password is set anew',
  'auth.saveEmail': 'a saved address logs in',
  'auth.savePassword': 'a saved password logs in',
  'auth.signinEmail': 'logging in ends the session of the guest',
  'auth.signinGuest': 'a guest sign-in gives a token',
  'auth.signout': 'signing out ends the session',
  'auth.undoLoginChanges': 'an undone change of the log-in',
  'auth.signupEmail': 'who has signed up logs in',
  'block.blockAccount': 'a blocked member is in the list',
  'block.unblockAccount': 'a blocked member is in the list',
  'channel.followChannel': 'a followed channel is in the list',
  'channel.unfollowChannel': 'a followed channel is in the list',
  'event.followEvent': 'a followed event is in the list',
  'event.unfollowEvent': 'a followed event is in the list',
  'notice.readNotice': 'a notice is read when it was read',
  'payment.deleteCreditCard': 'a registered card is in the list',
  'payment.registerCreditCard': 'a registered card is in the list',
  'post.createPost': 'a post is read as it was written',
  'post.deletePost': 'a post is read as it was written',
  'post.editPost': 'a post is read as it was written',
  'post.likePost': 'a post is read as it was written',
  'post.unlikePost': 'a post is read as it was written',
  'post.uploadMedia': 'what was uploaded is in the post',
  'present.receivePresents': 'a received present leaves the box',
  'report.createReport': 'a report is taken once',
}

const mailed = 'what it writes goes out by mail; the states prove the code that is in it'
const toProvider = 'what it begins is at a provider, which the states stand for; its cases check whose the tokens are'
const challenges = 'no call shows a challenge; the cases prove that it is needed'
const counted = 'no call shows what is counted'

/** Write endpoints whose effect no other endpoint can read, with the reason. */
const unread: Partial<Record<CallName, string>> = {
  'analytics.finishMoviePlaying': counted,
  'analytics.finishVideoPlaying': counted,
  'analytics.startMoviePlaying': counted,
  'analytics.startVideoPlaying': counted,
  'auth.checkLoginUndo': 'it says what a link would do, and does nothing',
  'auth.prepareReauthentication': mailed,
  'auth.prepareResetPassword': mailed,
  'auth.prepareSaveEmail': mailed,
  'auth.prepareSavePassword': mailed,
  'auth.prepareSignup': mailed,
  'auth.prepareSignupProvider': mailed,
  'auth.resendSignupCode': mailed,
  'auth.signinProvider': toProvider,
  'auth.signupProvider': toProvider,
  'auth.reauthenticateByProvider': toProvider,
  'auth.preparePasskey': challenges,
  'auth.prepareSigninPasskey': challenges,
  'auth.signinPasskey': 'its tokens are those of a log-in; its cases check when they are refused',
  'auth.startProvider': toProvider,
  'spending.reportForgottenPin': mailed,
  'realtime.signinRealtime': 'it answers whose token it is, and keeps nothing',
  'channel.renewCalendarAddress': 'calendar programs read the address, which is no call',
  'reminder.renewReminderDevice': 'no call shows the address of a device',
  'reminder.stopReminders':
    'a service worker sends it without a session; the sandbox’s tests read the settings of the member',
  'report.replaceReport': 'nobody is shown a report; that there is one is proven by `a report is taken once`',
  'serial.enterSerialCodes': 'it looks codes up, and uses none',
}

const writes = calls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name)

describe('the effect of a write request', () => {
  it.each(writes)(
    'of %s is read back by another endpoint or a script, or is listed with the reason why it cannot be read',
    (name) => {
      const ways = [readBackCalls, byScript, unread].filter((table) => Object.hasOwn(table, name))
      expect(ways).toHaveLength(1)
      const script = byScript[name]
      const named = script === undefined ? [] : scripts.filter((each) => each.name.includes(script))
      expect(named).toHaveLength(script === undefined ? 0 : 1)
    },
  )

  it('is listed only for existing endpoints', () => {
    const listed = [readBackCalls, byScript, unread].flatMap((table) => Object.keys(table))
    expect(listed.filter((name) => !(writes as string[]).includes(name))).toEqual([])
  })
})
