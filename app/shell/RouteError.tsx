import { LinkProvider, type AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { LazyContext, lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { formDrafts } from '../forms/formDrafts.ts'
import { isMissingFile } from './isMissingFile.ts'
import { silentModules } from './lazyModules.ts'
import { ReloadLine } from './ReloadLine.tsx'
import { reloadOnce } from './reloadOnce.ts'
import { usePageTitle } from './usePageTitle.ts'

const screen = lazyModule(() => import('@tsudoi/design-system/screens/system/UnexpectedScreen'))

/**
 * Loads the error screen after the first content, so that it is available when another file is missing. If it is not
 * loaded, a plain line is shown instead.
 */
export const preloadRouteError = () => void screen.load().catch(() => {})

const PlainLink = ({ children, ...anchor }: AppLinkProps) => <a {...anchor}>{children}</a>

/**
 * Shown instead of a page that could not be rendered or loaded. Its links load the page as a new document, which drops
 * any broken state in memory.
 */
export function RouteError({ error }: { error: unknown }) {
  usePageTitle('エラー')
  const isMissing = isMissingFile(error)
  useEffect(() => {
    if (isMissing) void reloadOnce()
  }, [isMissing])
  return (
    <LinkProvider component={PlainLink}>
      <LazyContext value={silentModules}>
        <main id="main" className="min-h-dvh bg-paper">
          <Content isMissing={isMissing} />
        </main>
      </LazyContext>
    </LinkProvider>
  )
}

function Content({ isMissing }: { isMissing: boolean }) {
  const { module } = useLazyModule(screen, { isWanted: true, onFailed: 'retry' })
  if (!module) return <ReloadLine text="ページを表示できませんでした。" />
  return (
    <module.UnexpectedScreen
      reason={isMissing ? 'unloaded' : 'broken'}
      keepsTyped={formDrafts.outliveReload()}
      topHref={paths.root}
      onReload={() => location.reload()}
    />
  )
}
