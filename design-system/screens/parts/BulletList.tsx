/** A list of sentences, each after a middle dot, in the style of a printed programme. */
export function BulletList({ items, className = '' }: { items: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="relative pl-4 before:absolute before:left-0 before:content-['・']">
          {item}
        </li>
      ))}
    </ul>
  )
}
