import { useState, type ComponentType } from 'react'
import { BelowFoldRoom, useAfterFirstPaint } from '../../components/BelowFold.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'

const reload = 'ページを読みこみ直してください。'

/**
 * What stands below a page's first view, in a file that is asked for after the first paint: `lazyBelowFold(() =>
 * import('./Below.tsx').then((file) => file.Below), title)`. Room is kept for it; where it cannot be had, `title` and
 * `remedy` say so there.
 */
export function lazyBelowFold<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  title: string,
  remedy = reload,
) {
  const part = lazyModule(load)
  return function LazyBelowFold(props: Props) {
    const isPainted = useAfterFirstPaint()
    const [hasFailed, setFailed] = useState(false)
    const { module: Below } = useLazyModule(part, { wanted: isPainted, onFailed: () => setFailed(true) })
    if (isPainted && Below) return <Below {...props} />
    if (!hasFailed) return <BelowFoldRoom />
    return (
      <div className="page py-10">
        <FailedState failure={{ title, remedy }} />
      </div>
    )
  }
}
