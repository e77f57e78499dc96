import { ShareDialog } from '@tsudoi/design-system/screens/share/ShareDialog'
import type { ShareOutcome } from '@tsudoi/design-system/screens/share/share.types'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { copyText } from '../../platform/copyText.ts'
import { canShare, share } from '../../platform/share.ts'
import { serverNow } from '../../time/clock.ts'
import { useCloseHashDialog } from '../../shell/useCloseHashDialog.ts'
import { togetherLinkOf, withTogether } from '../../together/togetherAddress.ts'
import type { TogetherInvitation } from '../../together/TogetherOption.tsx'
import { currentFilmSeconds } from './currentFilmSeconds.ts'
import { withMoment } from './moment.ts'
import { useSharedPicture } from './useSharedPicture.ts'
import { useShareSubject, type ShareSubject } from './useShareSubject.ts'

/** The choice of the time to watch a film together. Its code loads when the user opens it. */
const TogetherOption = lazyOnPress(() =>
  import('../../together/TogetherOption.tsx').then((file) => file.TogetherOption),
)

/** The share dialog, which the hash #share opens on any page. On a page that guests cannot open, it closes itself. */
export function ShareContainer() {
  const close = useCloseHashDialog()
  const subject = useShareSubject()
  if (!subject) return null
  const { address } = subject
  return address ? <OpenDialog subject={subject} address={address} onClose={close} /> : <Closing onClose={close} />
}

function Closing({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

interface OpenDialogProps {
  subject: ShareSubject
  address: string
  onClose: () => void
}

function OpenDialog({ subject: { title, offer, isCurrentPage }, address, onClose }: OpenDialogProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const [seconds] = useState(() => (isCurrentPage ? currentFilmSeconds() : undefined))
  const [isIncluded, setIncluded] = useState(false)
  const picture = useSharedPicture(offer?.picture)
  const { together, invitation, isTimeMissing } = useTogether(title, offer?.canWatchTogether === true)
  const plain = seconds !== undefined && isIncluded ? withMoment(address, seconds) : address
  const url = invitation ? withTogether(address, invitation.startTime) : plain
  const copied = invitation ? `${invitation.text}\n${url}` : url
  const report = (promise: Promise<ShareOutcome | undefined>) => {
    // Empties the status first, so that a screen reader announces the same outcome again.
    setOutcome(undefined)
    promise.then(setOutcome, () => setOutcome('pictureFailed'))
  }
  const send = picture?.send
  const isSaved = picture?.view.state === 'ready' && picture.view.way === 'save'
  return (
    <ShareDialog
      title={title}
      address={url}
      moment={seconds === undefined ? undefined : { seconds, isIncluded }}
      onMoment={setIncluded}
      {...together}
      picture={picture?.view}
      onPicture={send && (() => report(send().then(() => (isSaved ? 'pictureSaved' : undefined))))}
      outcome={outcome}
      onCopy={() =>
        report(isTimeMissing ? timeFailed() : copyText(copied).then((isCopied) => (isCopied ? 'copied' : 'copyFailed')))
      }
      onShare={
        canShare()
          ? () =>
              report(
                isTimeMissing
                  ? timeFailed()
                  : share({ title, url, ...(invitation && { text: invitation.text }) }).then((isShared) =>
                      isShared ? undefined : 'shareFailed',
                    ),
              )
          : undefined
      }
      onClose={onClose}
    />
  )
}

const timeFailed = () => Promise.resolve('timeFailed' as const)

/** The offer to watch the page's film together, and the chosen time. A page with a time offers that one first. */
function useTogether(title: string, isOffered: boolean) {
  const text = new URLSearchParams(useLocation().search).get('together')
  const [current] = useState(() => {
    const link = text === null ? undefined : togetherLinkOf(text, serverNow())
    return link?.is === 'at' ? link.startAt : undefined
  })
  const [isIncluded, setIncluded] = useState(current !== undefined)
  const [invitation, setInvitation] = useState<TogetherInvitation>()
  if (!isOffered) return { together: {}, invitation: undefined, isTimeMissing: false }
  const fields = (
    <TogetherOption title={title} current={current} onInvitation={setInvitation} onFailed={() => setIncluded(false)} />
  )
  const together = { together: { isIncluded, fields }, onTogether: setIncluded }
  return { together, invitation: isIncluded ? invitation : undefined, isTimeMissing: isIncluded && !invitation }
}
