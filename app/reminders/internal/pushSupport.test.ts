import { expect, it } from 'vitest'
import { pushSupportOf, type PushEnvironment, type PushSupport } from './pushSupport.ts'

const chrome: PushEnvironment = {
  isWebview: false,
  isApple: false,
  isInstalled: false,
  hasWorker: true,
  hasPush: true,
  permission: 'default',
  isOffered: true,
}

it.each<[string, Partial<PushEnvironment>, PushSupport]>([
  ['a browser that has not asked yet', {}, 'push'],
  ['a browser that permits notifications', { permission: 'granted' }, 'push'],
  ['a browser in which the user has refused them', { permission: 'denied' }, 'denied'],
  ['a host that sends no messages', { isOffered: false }, 'window'],
  ['a host that sends no messages, and a refusal', { isOffered: false, permission: 'denied' }, 'denied'],
  ['a browser without push', { hasPush: false }, 'unsupported'],
  ['a browser without push, and a host that sends none', { hasPush: false, isOffered: false }, 'window'],
  ['a browser without notifications', { permission: undefined }, 'unsupported'],
  ['a private window without service workers', { hasWorker: false }, 'unsupported'],
  ['Safari on an iPhone', { isApple: true, hasPush: false, permission: undefined }, 'homeScreen'],
  ['the home screen of an iPhone', { isApple: true, isInstalled: true }, 'push'],
  [
    'the home screen of an old iPhone',
    { isApple: true, isInstalled: true, hasPush: false, permission: undefined },
    'unsupported',
  ],
  ['Safari on a Mac', { isApple: false }, 'push'],
  ['the mobile app', { isWebview: true, hasWorker: false, permission: undefined }, 'webview'],
  ['the mobile app on an iPhone', { isWebview: true, isApple: true, hasPush: false, permission: undefined }, 'webview'],
])('%s: %j is %s', (_, environment, support) => expect(pushSupportOf({ ...chrome, ...environment })).toBe(support))
