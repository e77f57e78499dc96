import { Button } from '../../../components/Button.tsx'
import type { CameraState, DoorCamera } from '../door.types.ts'

const problems: Partial<Record<CameraState, string>> = {
  missing: 'この端末か、このブラウザーでは、カメラを使えません。下の欄に番号を打って確かめてください。',
  refused: 'カメラの使用が許可されていません。ブラウザーの設定で許可するか、下の欄に番号を打って確かめてください。',
  busy: 'カメラをはじめられませんでした。ほかのアプリが使っていないか、お確かめください。番号を打っても確かめられます。',
}

/** The camera that reads the codes, or why there is none. */
export function CameraPanel({ state, picture, onToggle }: DoorCamera) {
  const isOn = state === 'on' || state === 'starting'
  const problem = problems[state]
  return (
    <div className="grid gap-3">
      {isOn && (
        <div className="relative aspect-4/3 w-full max-w-140 overflow-hidden border border-ink bg-sunk">{picture}</div>
      )}
      <output className="font-bold">{problem}</output>
      {state !== 'missing' && (
        <div>
          <Button
            variant={isOn ? 'outline' : 'ink'}
            isPending={state === 'starting'}
            pendingLabel="カメラをはじめています"
            onClick={() => onToggle(!isOn)}
          >
            {isOn ? 'カメラを止める' : 'カメラで読みとる'}
          </Button>
        </div>
      )}
    </div>
  )
}
