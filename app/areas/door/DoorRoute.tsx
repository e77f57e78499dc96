import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { DoorLoading } from '@tsudoi/design-system/screens/door/DoorLoading'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Page } from '../../shell/Page.tsx'

/** The content of the page. It loads in parallel with the page. */
const content = lazyModule(() => import('./Door.tsx'))

/** Begins to load the content. */
export const beforeRender = () => void content.load().catch(() => undefined)

/** The page with which the staff of a venue check codes at a door (Q541, Q543). */
export function Component() {
  const { id = '' } = useParams()
  const [failure, setFailure] = useState<unknown>()
  const { module } = useLazyModule(content, { isWanted: true, onFailed: setFailure })
  if (failure) throw failure
  return <Page>{module ? <module.Door key={id} id={id} /> : <DoorLoading />}</Page>
}
