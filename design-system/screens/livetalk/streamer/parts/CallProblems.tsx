import { Button } from '../../../../components/Button.tsx'
import { remoteOffText } from '../../call.rules.ts'
import type { TalkDevice } from '../../call.types.ts'

/** The problems of a running talk, such as a missing camera. */
export interface CallFaults {
  /** A fault of a device or the connection, and the action that repairs it. */
  fault?: { title: string; text: string; action: { label: string; onPress: () => void } } | undefined
  /** The guest's devices that send nothing: switched off, broken, or stopped by the system. Default: none. */
  remoteOff?: readonly TalkDevice[] | undefined
  /** Called to resume a paused call. */
  onResume?: (() => void) | undefined
}

export interface CallProblemsProps extends CallFaults {
  /** Why the last request failed, as a sentence. */
  failure?: string | undefined
  /** Whether the last poll failed, so that the data may be outdated. */
  isStale?: boolean | undefined
}

/** The problems of a talk for its staff, each with the action that solves it; announced when they appear. */
export function CallProblems({ failure, isStale = false, fault, remoteOff = [], onResume }: CallProblemsProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {failure && <p className="font-bold text-danger">{failure}</p>}
      {isStale && <p className="text-14">接続が不安定です。表示が少し古いかもしれません。</p>}
      {remoteOff.length > 0 && <p className="text-14">{remoteOffText(remoteOff)}</p>}
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
