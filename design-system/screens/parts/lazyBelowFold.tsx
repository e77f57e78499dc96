import type { ComponentType } from 'react'
import { BelowFoldPlaceholder, useAfterFirstPaint } from '../../components/BelowFold.tsx'
import { FailedState } from '../../components/FailedState.tsx'
import { lazyModule, ServerPart, useLazyModule } from '../../lazy.tsx'

const readAgain = '接続を確かめて、もう一度読みこんでください。'

/**
 * The part of a page below the first view, in a module that is loaded after the first paint: `lazyBelowFold(() =>
 * import('./Below.tsx').then((file) => file.Below), title)`. Its space is reserved. When loading fails, `title` and
 * `remedy` are shown with a retry button.
 */
export function lazyBelowFold<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  title: string,
  remedy = readAgain,
) {
  const part = lazyModule(load)
  function InBrowser(props: Props) {
    const isPainted = useAfterFirstPaint()
    const { module: Below, hasFailed, retry } = useLazyModule(part, { isWanted: isPainted, onFailed: 'retry' })
    if (isPainted && Below) return <Below {...props} />
    if (!hasFailed) return <BelowFoldPlaceholder />
    return (
      <div className="page py-10">
        <FailedState failure={{ title, remedy }} onRetry={retry} />
      </div>
    )
  }
  return function LazyBelowFold(props: Props) {
    return (
      <ServerPart part={part} props={props}>
        <InBrowser {...props} />
      </ServerPart>
    )
  }
}
