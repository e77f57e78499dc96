import { AppLink } from '../../../components/AppLink.tsx'
import { Artwork } from '../../../components/Artwork.tsx'
import { Section } from '../../../components/Section.tsx'
import type { Banner } from '../home.types.ts'

/** Images with links (Q33). */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <Section title="ピックアップ">
      <ul className="grid gap-x-4 gap-y-6 desk:grid-cols-2">
        {banners.map(({ href, ...banner }) => (
          <li key={banner.id}>
            {href === undefined ? (
              <Face {...banner} />
            ) : (
              <AppLink href={href} className="group block">
                <Face {...banner} />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Face({ id, title, image, outside }: Omit<Banner, 'href'>) {
  return (
    <>
      <Artwork src={image} alt="" ratio="16:9" id={id} />
      <span className="mt-2 block font-bold underline-offset-4 group-hover:underline">{title}</span>
      {outside && <span className="block text-14 text-quiet wrap-anywhere">{outside}（集いの外のページ）</span>}
    </>
  )
}
