import type { SocialProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { sbpsConfig } from '../card/sbpsConfig.ts'
import { providerPlaces, type ProviderPlace } from '../providers/providerPlaces.ts'

/** What a deployment sets that decides whom the browser speaks to (environmentOf.ts, tools/deployment.ts). */
export interface Deployment {
  hosts: Readonly<Record<string, string>>
  textures: string
  /** Origins of pictures and films besides ours. */
  mediaOrigins: readonly string[]
  firebase: string
  /** Who takes cards (card/sbpsConfig.ts). */
  sbps: string
  /** Whom one can log in by (providers/providerPlaces.ts). */
  providers: string
  /** Origin of a media server for calls (talk/engine/engines.ts): `wss://…`. Default: from browser to browser. */
  talkServer?: string
}

type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'media-src' | 'script-src'

/** Somebody else's server that the browser speaks to, in the words of the page of external transmissions. */
export interface OutsideService {
  id: string
  name: string
  /** Who receives it, and where. */
  recipient: string
  sent: string
  purpose: string
  /** How a reader keeps it from being sent. */
  optOut: string
  /** `card`: only the document in which a card is typed in speaks to it. Default: the app. */
  spokenToBy?: 'card'
  /** What the content policy has to allow for it, and nothing else. */
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

function media(origins: readonly string[]): OutsideService {
  return {
    id: 'media',
    name: '画像と動画の配信',
    recipient: origins.map((origin) => URL.parse(origin)?.host ?? origin).join('、'),
    sent: device,
    purpose: '画像と動画を表示するため',
    optOut: 'ブラウザーの設定で画像の読みこみを止めると、送られません。',
    // Streams are fetched piece by piece where the browser does not play them by itself.
    origins: { 'connect-src': origins, 'img-src': origins, 'media-src': origins },
  }
}

const calls = (origin: string): OutsideService => ({
  id: 'talk',
  name: 'ライブトークの通話の中継',
  recipient: URL.parse(origin)?.host ?? origin,
  sent: `カメラの映像とマイクの音声（ライブトークの通話と、リハーサルの間だけ）、${device}`,
  purpose: 'ライブトークで、相手と映像と音声をやり取りするため',
  optOut: 'ライブトークの通話とリハーサルを始めなければ、送られません。',
  // A client of LiveKit asks over HTTPS why its key was refused.
  origins: { 'connect-src': [origin, origin.replace(/^ws/, 'http')] },
})

/** Any channel may show a video there; its frame comes only after a press that says the same as this. */
const youtube: OutsideService = {
  id: 'youtube',
  name: 'YouTube',
  recipient: google,
  sent: `このサイトの名前、視聴した動画（YouTubeの動画を再生したときだけ）、${device}`,
  purpose: 'YouTubeで公開されている動画を、ページの中で再生するため',
  optOut: 'YouTubeの動画で「YouTubeを読みこんで再生する」を押さなければ、送られません。',
  origins: { 'frame-src': ['https://www.youtube-nocookie.com'] },
}

/** Its script asks for the token by a script of its own origin (card/sbpsGateway.ts). */
function cards(text: string): OutsideService[] {
  const config = sbpsConfig(text)
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
 * A provider's page is gone to, so the content policy has to allow nothing for it. One that the house plays itself is
 * nobody else.
 */
function login({ provider, addresses }: ProviderPlace): OutsideService[] {
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
 * The services this deployment speaks to besides its own hosts. The page of external transmissions (外部送信) and the
 * content policy are both made from this list: what is not told here cannot be reached, and what is not configured is
 * not told.
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
    ...providerPlaces(providers).flatMap(login),
    ...(isConfigured ? firebase : []),
    ...cards(sbps),
    ...(mediaOrigins.length > 0 ? [media(mediaOrigins)] : []),
    ...(talkServer ? [calls(talkServer)] : []),
  ]
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/** Addresses of the house itself that are not on the page's own origin. */
function ownOrigins({ hosts, textures }: Deployment): Partial<Record<Directive, readonly string[]>> {
  const pictures = [...originOf(textures), ...originOf(hosts.app ?? '')]
  return {
    // Pictures are fetched to be kept, too (offline/responseCache.ts).
    'connect-src': [...Object.values(hosts), textures].flatMap(originOf),
    'img-src': pictures,
    'media-src': pictures,
  }
}

/** Hosts that the card's document calls: for the form and the token's use, and for the session. */
const cardOrigins = ({ hosts }: Deployment): Partial<Record<Directive, readonly string[]>> => ({
  'connect-src': [hosts.payment ?? '', hosts.user ?? ''].flatMap(originOf),
})

/** Everything a directive of the content policy allows beyond this origin: to the app, or to the card's document. */
export function originsOf(deployment: Deployment, directive: Directive, document: 'app' | 'card' = 'app'): string[] {
  const services = outsideServices(deployment).filter(({ spokenToBy = 'app' }) => spokenToBy === document)
  const own = document === 'card' ? cardOrigins(deployment) : ownOrigins(deployment)
  const allowed = [own, ...services.map(({ origins }) => origins)]
  return [...new Set(allowed.flatMap((origins) => origins[directive] ?? []))]
}
