import type { ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import type { CameraState } from '../door.types.ts'

export interface CameraPanelProps {
  cameraState: CameraState
  /** The camera's picture. */
  picture: ReactNode
  /** Called to start or to stop the camera. */
  onCamera: (isWanted: boolean) => void
}

const problems: Partial<Record<CameraState, string>> = {
  missing: 'この端末か、このブラウザーでは、カメラを使えません。下の欄に番号を打って確かめてください。',
  refused: 'カメラの使用が許可されていません。ブラウザーの設定で許可するか、下の欄に番号を打って確かめてください。',
  busy: 'カメラをはじめられませんでした。ほかのアプリが使っていないか、お確かめください。番号を打っても確かめられます。',
}

/** The camera that reads the codes, or why there is none. */
export function CameraPanel({ cameraState, picture, onCamera }: CameraPanelProps) {
  const isOn = cameraState === 'on' || cameraState === 'starting'
  const problem = problems[cameraState]
  return (
    <div className="grid gap-3">
      {isOn && (
        <div className="relative aspect-4/3 w-full max-w-140 overflow-hidden border border-ink bg-sunk">{picture}</div>
      )}
      <output className="font-bold">{problem}</output>
      {cameraState !== 'missing' && (
        <div>
          <Button
            variant={isOn ? 'outline' : 'ink'}
            isPending={cameraState === 'starting'}
            pendingLabel="カメラをはじめています"
            onClick={() => onCamera(!isOn)}
          >
            {isOn ? 'カメラを止める' : 'カメラで読みとる'}
          </Button>
        </div>
      )}
    </div>
  )
}
