import { ShareDialog } from '@tsudoi/design-system/screens/share/ShareDialog'
import type { ShareOutcome } from '@tsudoi/design-system/screens/share/share.types'
import { useEffect, useState } from 'react'
import { copyText } from '../../platform/copyText.ts'
import { canShare, share } from '../../platform/share.ts'
import { useCloseHashDialog } from '../../shell/useCloseHashDialog.ts'
import { currentMoment } from './currentMoment.ts'
import { withMoment } from './moment.ts'
import { useSharedPicture } from './useSharedPicture.ts'
import { useShareSubject, type ShareSubject } from './useShareSubject.ts'

/** The share dialog, which the hash #share opens on any page. On a page that guests cannot open, it closes itself. */
export function ShareHost() {
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
  const [seconds] = useState(() => (isCurrentPage ? currentMoment() : undefined))
  const [isIncluded, setIncluded] = useState(false)
  const picture = useSharedPicture(offer?.picture)
  const url = seconds !== undefined && isIncluded ? withMoment(address, seconds) : address
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
      picture={picture?.view}
      onPicture={send && (() => report(send().then(() => (isSaved ? 'pictureSaved' : undefined))))}
      outcome={outcome}
      onCopy={() => report(copyText(url).then((isCopied) => (isCopied ? 'copied' : 'copyFailed')))}
      onShare={
        canShare()
          ? () => report(share({ title, url }).then((isShared) => (isShared ? undefined : 'shareFailed')))
          : undefined
      }
      onClose={onClose}
    />
  )
}
