import { Button } from '../../../components/Button.tsx'
import { OfflineNote } from '../../../components/OfflineNote.tsx'
import { Skeleton, SkeletonArea } from '../../../components/Skeleton.tsx'
import type { ReminderDeviceState, ReminderSupport } from '../reminder.types.ts'

export interface ThisDeviceProps {
  device: ReminderDeviceState
  onEnable: () => void
  onDisable: () => void
}

/** Why this device receives no reminders, and what the user can do. */
const reasons: Readonly<Record<Exclude<ReminderSupport, 'push' | 'window'>, { text: string; steps: string[] }>> = {
  webview: {
    text: 'アプリの中では、アプリの通知でお知らせします。受け取るかどうかは、端末の設定で変えられます。',
    steps: [],
  },
  homeScreen: {
    text: 'iPhoneとiPadでは、ホーム画面に追加した集いだけが通知を受け取れます。',
    steps: [
      'ブラウザーの共有ボタンを押します。',
      '「ホーム画面に追加」を選びます。',
      'ホーム画面の集いでこのページを開き、「この端末で受け取る」を押します。',
    ],
  },
  unsupported: {
    text: 'このブラウザーでは、通知を受け取れません。対応していないか、通知に必要な保存が止められています。',
    steps: ['シークレットモードではないウィンドウか、別のブラウザーで、このページを開いてください。'],
  },
  denied: {
    text: 'このブラウザーで、集いの通知がブロックされています。',
    steps: [
      'アドレスバーの左のしるしから、サイトの設定を開きます。',
      '「通知」を「許可」に変えて、このページを開きなおします。',
    ],
  },
}

const results = {
  dismissed: '通知はまだ許可されていません。もう一度押すと、ブラウザーがたずねます。',
  unavailable: 'この端末で受け取る準備ができませんでした。時間をおいて、もう一度押してください。',
}

function Reason({ support }: { support: keyof typeof reasons }) {
  const { text, steps } = reasons[support]
  return (
    <>
      <p className="text-reading">{text}</p>
      {steps.length > 0 && (
        <ol className="mt-3 list-decimal pl-6 text-reading">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Whether this device receives reminders, with the button that changes it (Q508). */
export function ThisDevice({ device: { support, isOn, isPending, result }, onEnable, onDisable }: ThisDeviceProps) {
  if (support === undefined)
    return (
      <SkeletonArea label="この端末を確かめています">
        <Skeleton shape="line" className="w-4/5" />
      </SkeletonArea>
    )
  if (support !== 'push' && support !== 'window') return <Reason support={support} />
  return (
    <>
      <p className="text-reading">
        {isOn ? 'この端末で受け取っています。' : 'この端末では受け取っていません。'}
        {support === 'window' && '通知が届くのは、集いのページを開いているあいだだけです。'}
      </p>
      <div className="mt-4">
        {isOn ? (
          <Button variant="outline" isPending={isPending} onClick={onDisable}>
            この端末では止める
          </Button>
        ) : (
          <Button variant="ink" isPending={isPending} onClick={onEnable}>
            この端末で受け取る
          </Button>
        )}
      </div>
      {!isOn && <p className="mt-2 text-14 text-quiet">押すと、通知を許可するかどうかをブラウザーがたずねます。</p>}
      <OfflineNote outcome="変えられます" className="mt-2" />
      <output className="mt-2 block text-14 font-bold">
        {(result === 'dismissed' || result === 'unavailable') && results[result]}
      </output>
    </>
  )
}
