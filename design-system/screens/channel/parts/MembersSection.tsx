import { Artwork } from '../../../components/Artwork.tsx'
import { Section } from '../../../components/Section.tsx'
import type { ChannelMember } from '../channel.types.ts'

/** The section メンバー: the people of the channel. */
export function MembersSection({ members }: { members: readonly ChannelMember[] }) {
  if (members.length === 0) return null
  return (
    <Section title="メンバー">
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 desk:grid-cols-4 desk:gap-x-4">
        {members.map(({ id, name, role, image }) => (
          <li key={id} className="min-w-0">
            <Artwork src={image} alt="" ratio="3:4" id={id} />
            <p className="mt-2 font-bold">{name}</p>
            {role && <p className="text-14 text-quiet">{role}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
