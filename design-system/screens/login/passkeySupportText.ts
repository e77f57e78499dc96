import type { PasskeySupport } from './passkey.types.ts'

/** Why passkeys cannot be used here, and where they can. */
export const passkeySupportText: Readonly<Record<Exclude<PasskeySupport, 'ready'>, string>> = {
  webview: 'アプリの中では、パスキーを使えません。ブラウザーで集いを開くと使えます。',
  insecure: '暗号化されていない接続のため、パスキーを使えません。httpsで始まるアドレスで開いてください。',
  ipAddress: 'このアドレスでは、パスキーを使えません。数字ではない、いつものアドレスで開いてください。',
  unsupported: 'このブラウザーは、パスキーに対応していません。新しいブラウザーで開くと使えます。',
}
