import { lazyOnPress } from '@tsudoi/design-system/lazy'
import type { ConsentSheetProps } from '@tsudoi/design-system/screens/livetalk/ConsentSheet'
import { useState } from 'react'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { consentFailureText, consentMutation } from './livetalk.mutations.ts'
import { prefetchLivetalk, useLivetalkPage } from './useLivetalkPage.ts'

/** The consent dialog, loaded when the user opens it. */
const ConsentSheet = lazyOnPress<ConsentSheetProps>(() =>
  import('@tsudoi/design-system/screens/livetalk/ConsentSheet').then((file) => file.ConsentSheet),
)

const { Screen: LivetalkScreen, withScreenPreload } = lazyScreen(() =>
  import('./LivetalkWithCalendar.tsx').then((file) => file.LivetalkWithCalendar),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchLivetalk)

/** The page of a live talk. For a member it lists the to-dos before the talk in their order (W118, R088). */
export function Component() {
  const { id, shown, now, viewer, livetalkState, channel, frame, hrefs } = useLivetalkPage()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <Page title={shown?.livetalk.title} back={{ label: 'ライブトーク', href: hrefs.group }} {...frame}>
      <LivetalkScreen
        now={now}
        viewer={viewer}
        channel={channel}
        livetalk={livetalkState}
        onConsent={() => setAsking(true)}
        dialog={shown && isAsking && <ConsentDialog id={id} livetalk={shown.livetalk} onClose={close} />}
        hrefs={hrefs}
      />
    </Page>
  )
}

type ConsentDialogProps = Pick<ConsentSheetProps, 'livetalk' | 'onClose'> & { id: string }

/**
 * The dialog in which a member consents to camera, microphone and recording. Sends the version of the recording terms
 * that are shown; if the terms have changed since, the member must read the new ones first (Q276).
 */
function ConsentDialog({ id, livetalk, onClose }: ConsentDialogProps) {
  const { send, isPending, error } = useFormMutation(consentMutation)
  const agree = () => send({ id, recordingTermsVersion: livetalk.terms?.version }, { onSuccess: onClose })
  return (
    <ConsentSheet
      open
      livetalk={livetalk}
      isPending={isPending}
      failure={consentFailureText(error)}
      onAgree={agree}
      onClose={onClose}
      onFailed={onClose}
    />
  )
}
