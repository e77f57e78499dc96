import { MuteCover } from '../../parts/MuteCover.tsx'
import type { MutedContent } from '../../mute/mute.types.ts'

/** The profile of a person whose names contain muted words, until the user opens it. */
export const MutedUser = ({ muted }: { muted: MutedContent }) => (
  <>
    <h1 className="heading text-24 desk:text-32">会員のプロフィール</h1>
    <MuteCover {...muted} what="このプロフィール" className="mt-4" />
  </>
)
