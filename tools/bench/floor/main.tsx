import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import axios from 'axios'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import * as z from 'zod/mini'

/**
 * The "floor": a minimal app with the product's libraries and two plain lists of channels, with which the product's
 * routes and route changes are compared.
 */
const channels = z.object({
  list: z.array(z.object({ ipId: z.string(), name: z.string(), image: z.optional(z.string()) })),
})

async function fetchChannels() {
  const guest = await axios.post<{ accessToken: string }>('/hosts/user/v1/auth/signin/guest')
  const { data } = await axios.get('/hosts/app/v2/ip', {
    headers: { Authorization: `Bearer ${guest.data.accessToken}` },
  })
  return channels.parse(data).list
}

function Channels() {
  const { data } = useQuery({ queryKey: ['channels'], queryFn: fetchChannels })
  return (
    <ul>
      {data?.map((channel) => (
        <li key={channel.ipId}>
          <a href={`/channel/${channel.ipId}`}>{channel.name}</a>
          <img src={`/hosts/app/textures/${channel.image}`} alt="" width={358} height={268} />
        </li>
      ))}
    </ul>
  )
}

function Names() {
  const { data } = useQuery({ queryKey: ['channels'], queryFn: fetchChannels })
  return (
    <ol>
      {data?.map(({ ipId, name }) => (
        <li key={ipId}>{name}</li>
      ))}
    </ol>
  )
}

function Frame() {
  return (
    <>
      <nav>
        <Link to="/floor/">channels</Link>
        <Link to="/floor/names">names</Link>
      </nav>
      <Outlet />
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/floor/names', element: <Names /> },
      { path: '*', element: <Channels /> },
    ],
  },
])
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
