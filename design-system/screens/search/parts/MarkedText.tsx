import type { MarkedPart } from '../../../text/markedParts.ts'

/** A text in which the parts that match the search are marked. */
export const MarkedText = ({ parts }: { parts: readonly MarkedPart[] }) => (
  <bdi>
    {parts.map(({ text, isMarked }, at) =>
      isMarked ? (
        <mark key={at} className="bg-sunk font-bold text-inherit underline decoration-2 underline-offset-2">
          {text}
        </mark>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </bdi>
)
