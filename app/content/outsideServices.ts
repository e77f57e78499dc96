import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { parseSbpsConfig } from '../card/parseSbpsConfig.ts'
import { firebasePushKey } from '../realtime/firebasePushKey.ts'
import { parseLoginProviders, type LoginProvider } from '../providers/loginProviders.ts'

/**
 * The settings of a deployment that decide which servers the browser contacts (environmentOf.ts,
 * tools/readDeployment.ts).
 */
export interface Deployment {
  hosts: Readonly<Record<string, string>>
  textures: string
  /** Origins of pictures and films besides the page's own. */
  mediaOrigins: readonly string[]
  firebase: string
  /** The company that accepts cards (card/parseSbpsConfig.ts). */
  sbps: string
  /** The login providers (providers/loginProviders.ts). */
  providers: string
  /**
   * Origin of a media server for voice and video calls (talk/internal/engines.ts), such as `wss://…`. Default: the two
   * browsers of a call connect directly.
   */
  talkServer?: string | undefined
}

type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'media-src' | 'script-src'

/**
 * A server of another company that the browser contacts, with the texts about it for the page of external
 * transmissions.
 */
export interface OutsideService {
  id: string
  name: string
  /** The company that receives the data, and its country. */
  recipient: string
  sent: string
  purpose: string
  /** What users can do to prevent the transmission, as a Japanese text. */
  optOut: string
  /** Which document contacts the service: `card` is the card form. Default: the app. */
  spokenToBy?: 'card'
  /** The origins that the content security policy must allow for this service. */
  origins: Partial<Readonly<Record<Directive, readonly string[]>>>
}

const google = 'Google LLC（アメリカ合衆国）'
const device = 'IPアドレス、ブラウザーとOSの種類、通信の日時'

const firebase: readonly OutsideService[] = [
  {
    id: 'firebase-auth',
    name: 'Firebase Authentication',
    recipient: google,
    sent: `会員を見分ける番号（ログインしたときだけ）、${device}`,
    purpose: 'ログインした本人であることを、リアルタイムの機能に引き継ぐため',
    optOut: 'ログインしなければ、送られません。ログアウトすると止まります。',
    origins: { 'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] },
  },
  {
    id: 'firestore',
    name: 'Cloud Firestore',
    recipient: google,
    sent: `会員を見分ける番号、開いている部屋の状態、${device}`,
    purpose: 'ライブトークなど、その場で変わる情報を届けるため',
    optOut: 'ログインしなければ、送られません。',
    origins: { 'connect-src': ['https://firestore.googleapis.com'] },
  },
  {
    id: 'remote-config',
    name: 'Firebase Remote Config',
    recipient: google,
    sent: `インストールごとの番号（名前やメールアドレスとは結びつきません）、${device}`,
    purpose: '画面に出す案内の文を、最新のものにするため',
    optOut: '番号は、ブラウザーに保存されたこのサイトのデータを消すと新しくなります。',
    origins: {
      'connect-src': ['https://firebaseremoteconfig.googleapis.com', 'https://firebaseinstallations.googleapis.com'],
    },
  },
]

const firebasePush: OutsideService = {
  id: 'firebase-messaging',
  name: 'Firebase Cloud Messaging',
  recipient: google,
  sent: `端末ごとの通知の番号（通知を受け取るときだけ）、${device}`,
  purpose: '期限やライブのはじまりを、通知でお知らせするため',
  optOut: '「お知らせの受け取り」で通知を受け取らなければ、送られません。止めると、番号は消えます。',
  origins: {
    'connect-src': ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com'],
  },
}

/** The push service of the browser. The browser contacts it by itself, so the content policy has no origins for it. */
const push: OutsideService = {
  id: 'push',
  name: 'ブラウザーのプッシュ通知',
  recipient:
    'お使いのブラウザーの会社（Google LLC、Apple Inc.、Microsoft Corporation、Mozilla Corporation。いずれもアメリカ合衆国）',
  sent: `端末ごとの通知のあて先と、暗号にした通知の文（通知を受け取るときだけ）、${device}`,
  purpose: '期限やライブのはじまりを、通知でお知らせするため',
  optOut: '「お知らせの受け取り」で通知を受け取らなければ、送られません。止めると、あて先は消えます。',
  origins: {},
}

/** The host of an origin: `cdn.example:8443` of `https://cdn.example:8443`. */
const hostOf = (origin: string) => origin.replace(/^\w+:\/\/([^/]*).*/, '$1')

function media(origins: readonly string[]): OutsideService {
  return {
    id: 'media',
    name: '画像と動画の配信',
    recipient: origins.map(hostOf).join('、'),
    sent: device,
    purpose: '画像と動画を表示するため',
    optOut: 'ブラウザーの設定で画像の読みこみを止めると、送られません。',
    // `connect-src` is needed because browsers without native HLS fetch a stream segment by segment.
    origins: { 'connect-src': origins, 'img-src': origins, 'media-src': origins },
  }
}

const calls = (origin: string): OutsideService => ({
  id: 'talk',
  name: 'ライブトークの通話の中継',
  recipient: hostOf(origin),
  sent: `カメラの映像とマイクの音声（ライブトークの通話と、リハーサルの間だけ）、${device}`,
  purpose: 'ライブトークで、相手と映像と音声をやり取りするため',
  optOut: 'ライブトークの通話とリハーサルを始めなければ、送られません。',
  // The https origin is needed because after a refused connection the LiveKit client requests the reason over HTTPS.
  origins: { 'connect-src': [origin, origin.replace(/^ws/, 'http')] },
})

/**
 * YouTube, whose videos any channel may show. The frame is loaded only after a press on a button that explains this.
 */
const youtube: OutsideService = {
  id: 'youtube',
  name: 'YouTube',
  recipient: google,
  sent: `このサイトの名前、視聴した動画（YouTubeの動画を再生したときだけ）、${device}`,
  purpose: 'YouTubeで公開されている動画を、ページの中で再生するため',
  optOut: 'YouTubeの動画で「YouTubeを読みこんで再生する」を押さなければ、送られません。',
  origins: { 'frame-src': ['https://www.youtube-nocookie.com'] },
}

/**
 * The company that accepts cards. Its script requests the token through another script of the company's own origin
 * (card/createSbpsGateway.ts).
 */
function cards(text: string): OutsideService[] {
  const config = parseSbpsConfig(text)
  if (!config) return []
  return [
    {
      id: 'sbps',
      name: 'SBペイメントサービス（クレジットカード）',
      recipient: 'SBペイメントサービス株式会社（日本）',
      sent: `カードの番号と有効期限、セキュリティコード（カードを入力したときだけ）、${device}`,
      purpose: 'カードの番号を集いに知らせずに、お支払いとカードの登録をするため',
      optOut: 'カードを入力する画面を開かなければ、送られません。ほかのお支払い方法も選べます。',
      spokenToBy: 'card',
      origins: { 'script-src': [new URL(config.script).origin] },
    },
  ]
}

const companies: Readonly<Record<SocialProvider, { name: string; company: string }>> = {
  APPLE: { name: 'Apple', company: 'Apple Inc.（アメリカ合衆国）' },
  FACEBOOK: { name: 'Facebook', company: 'Meta Platforms, Inc.（アメリカ合衆国）' },
  TWITTER: { name: 'X（旧Twitter）', company: 'X Corp.（アメリカ合衆国）' },
  GOOGLE: { name: 'Google', company: google },
  LINE: { name: 'LINE', company: 'LINEヤフー株式会社（日本）' },
}

/**
 * A login provider. The browser navigates to its page, so the content security policy need not allow anything. A
 * provider that the product's own server simulates is no outside service.
 */
function login({ provider, addresses }: LoginProvider): OutsideService[] {
  const outside = addresses.flatMap((address) => (/^https?:/.test(address) ? new URL(address).host : []))
  if (outside.length === 0) return []
  const { name, company } = companies[provider]
  return [
    {
      id: `login-${provider.toLowerCase()}`,
      name: `${name}でのログイン`,
      recipient: `${company}、${outside.join('、')}`,
      sent: `集いへのログインに使うこと、${device}`,
      purpose: `${name}で本人を確かめて、集いにログインするため`,
      optOut: `${name}でのログインや連携を選ばなければ、送られません。`,
      origins: {},
    },
  ]
}

/**
 * The outside services that this deployment contacts. The page of external transmissions (外部送信) and the content
 * security policy are both generated from this list. So the browser can reach only the listed services, and a service
 * that is not configured is not listed.
 */
export function outsideServices({
  mediaOrigins,
  firebase: isConfigured,
  sbps,
  providers,
  talkServer,
}: Deployment): readonly OutsideService[] {
  return [
    youtube,
    ...parseLoginProviders(providers).flatMap(login),
    ...(isConfigured ? firebase : []),
    firebasePushKey(isConfigured) ? firebasePush : push,
    ...cards(sbps),
    ...(mediaOrigins.length > 0 ? [media(mediaOrigins)] : []),
    ...(talkServer ? [calls(talkServer)] : []),
  ]
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/** The product's own origins that differ from the page's origin. */
function ownOrigins({ hosts, textures }: Deployment): Partial<Record<Directive, readonly string[]>> {
  const pictures = [...originOf(textures), ...originOf(hosts.app ?? '')]
  return {
    // The origin of the pictures is included, because the app also fetches pictures to cache them
    // (connection/internal/responseCache.ts).
    'connect-src': [...Object.values(hosts), textures].flatMap(originOf),
    'img-src': pictures,
    'media-src': pictures,
  }
}

/** The servers that the card document calls: for the form, for the purchase with the token, and for the session. */
const cardOrigins = ({ hosts }: Deployment): Partial<Record<Directive, readonly string[]>> => ({
  'connect-src': [hosts.payment ?? '', hosts.user ?? ''].flatMap(originOf),
})

/**
 * All origins that a directive of the content security policy allows besides the page's own origin, for the app or the
 * card document.
 */
export function allowedOriginsOf(
  deployment: Deployment,
  directive: Directive,
  document: 'app' | 'card' = 'app',
): string[] {
  const services = outsideServices(deployment).filter(({ spokenToBy = 'app' }) => spokenToBy === document)
  const own = document === 'card' ? cardOrigins(deployment) : ownOrigins(deployment)
  const allowed = [own, ...services.map(({ origins }) => origins)]
  return [...new Set(allowed.flatMap((origins) => origins[directive] ?? []))]
}
