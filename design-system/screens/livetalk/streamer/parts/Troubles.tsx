import { Button } from '../../../../components/Button.tsx'

/** What stands in a call's way. */
export interface CallTroubles {
  /** What went wrong, and the one thing to do about it. */
  fault?: { title: string; text: string; action: { label: string; onPress: () => void } }
  /** Takes a paused call up again. */
  onResume?: () => void
}

export interface TroublesProps extends CallTroubles {
  /** Why the last thing asked for is not done, in a sentence. */
  failure?: string
  /** The last poll failed: what is shown is a little old. */
  isStale?: boolean
}

/** What went wrong in a call of the staff, each with what can be done; said aloud as it comes. */
export function Troubles({ failure, isStale = false, fault, onResume }: TroublesProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {failure && <p className="font-bold text-danger">{failure}</p>}
      {isStale && <p className="text-14">接続が不安定です。表示が少し古いかもしれません。</p>}
      {fault && (
        <div className="border-l-4 border-danger pl-4">
          <p className="font-bold">{fault.title}</p>
          <p className="mt-1 text-14">{fault.text}</p>
          <Button variant="outline" size="small" className="mt-3" onClick={fault.action.onPress}>
            {fault.action.label}
          </Button>
        </div>
      )}
      {onResume && (
        <Button variant="solid" onClick={onResume}>
          通話にもどる
        </Button>
      )}
    </div>
  )
}
