import type { MediaKind } from '../engine/MediaEngine.ts'
import type { DeviceCause } from './devices.types.ts'

/** Maps an error of `getUserMedia` to a cause by its name, including the names of older browsers. */
export function deviceCauseOf(error: unknown): DeviceCause {
  if (globalThis.isSecureContext === false) return 'insecure'
  const { name = '' } = (error ?? {}) as { name?: string }
  if (['NotAllowedError', 'PermissionDeniedError', 'SecurityError'].includes(name)) return 'refused'
  if (['NotFoundError', 'DevicesNotFoundError', 'OverconstrainedError', 'TypeError'].includes(name)) return 'missing'
  return 'in-use'
}

/** Where the page runs. Users grant permissions in different places of a browser and of a webview. */
export type PageContainer = 'browser' | 'webview'

/** The message about a device that does not work, with the one thing that the user can do. */
export interface DeviceFaultMessage {
  title: string
  text: string
  /** What the button does. `retry` opens the device again, and `next-device` tries the next device of the list. */
  action: { command: 'retry' | 'next-device'; label: string }
}

const names: Readonly<Record<MediaKind, string>> = { audio: 'マイク', video: 'カメラ' }

const refusedText = (name: string): Readonly<Record<PageContainer, string>> => ({
  browser: `アドレス欄の左のマークを押し、${name}を「許可」にしてから、もう一度お試しください。`,
  webview: `端末の「設定」でこのアプリを開き、${name}をオンにしてから、もう一度お試しください。`,
})

/** Returns the message and the action for the cause of a device's fault (W120). */
export function deviceFaultMessage(kind: MediaKind, cause: DeviceCause, surface: PageContainer): DeviceFaultMessage {
  const name = names[kind]
  const retry = { command: 'retry', label: 'もう一度試す' } as const
  const next = { command: 'next-device', label: `別の${name}を使う` } as const
  const messages: Readonly<Record<DeviceCause, DeviceFaultMessage>> = {
    refused: { title: `${name}が許可されていません`, text: refusedText(name)[surface], action: retry },
    missing: {
      title: `${name}が見つかりません`,
      text: `${name}をつないでから、もう一度お試しください。`,
      action: retry,
    },
    'in-use': {
      title: `${name}を使えません`,
      text: `ほかのアプリが${name}を使っています。閉じてから、もう一度お試しください。`,
      action: retry,
    },
    insecure: {
      title: `このアドレスでは${name}を使えません`,
      text: 'https:// で始まるアドレスで開くと、使えます。',
      action: retry,
    },
    lost: {
      title: `${name}が止まりました`,
      text: `${name}が外れたか、許可が取り消されました。`,
      action: { command: 'retry', label: `${name}を再開する` },
    },
    muted: {
      title: `端末が${name}を止めています`,
      text: '電話やほかのアプリが終わると、元にもどります。もどらないときは、再開してください。',
      action: { command: 'retry', label: `${name}を再開する` },
    },
    replaced: {
      title: `${name}を切り替えました`,
      text: `使っていた${name}が外れたので、端末の${name}に切り替えました。`,
      action: next,
    },
    black: {
      title: 'カメラの映像が真っ暗です',
      text: 'レンズのカバーや、部屋の明るさを確かめてください。',
      action: next,
    },
    silent: {
      title: 'マイクの音が届いていません',
      text: 'マイクの消音ボタンや、端末の音量を確かめてください。',
      action: next,
    },
  }
  return messages[cause]
}
