/** The least that shows the same data by the same libraries: no design, language, draft, event or error of a field. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider, useNavigate, useParams } from 'react-router';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { components } from '@zakupki/api-client/schema';

type Schemas = components['schemas'];

const TOKEN = 'auth-token';

const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/api',
    prepareHeaders: (headers) => headers.set('authorization', `Bearer ${localStorage.getItem(TOKEN) ?? ''}`),
  }),
  endpoints: (build) => ({
    logIn: build.mutation<Schemas['AuthSession'], { email: string; password: string }>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    listOrders: build.query<Schemas['OrderPage'], number>({ query: (perPage) => `/orders?page=1&perPage=${perPage}` }),
    getOrder: build.query<Schemas['Order'], string>({ query: (id) => `/orders/${id}` }),
  }),
});
const { useLogInMutation, useListOrdersQuery, useGetOrderQuery } = api;

function SignIn() {
  const [logIn, { error }] = useLogInMutation();
  const navigate = useNavigate();
  const submit = async (form: FormData) => {
    const [email, password] = ['email', 'password'].map((name) => form.get(name));
    if (typeof email !== 'string' || typeof password !== 'string') return;
    const { data } = await logIn({ email, password });
    if (!data) return;
    localStorage.setItem(TOKEN, data.token);
    await navigate('/zakupki/orders');
  };
  return (
    <form action={submit}>
      <h1>Sign in</h1>
      <input name="email" type="email" aria-label="E-mail" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Sign in</button>
      {error && <p role="alert">Wrong e-mail or password</p>}
    </form>
  );
}

function Orders() {
  const { data, error } = useListOrdersQuery(50);
  if (error) return <p role="alert">The orders could not be loaded</p>;
  if (!data) return <p>Loading</p>;
  return (
    <>
      <h1>Orders</h1>
      <table>
        <thead>
          <tr>
            {['Number', 'Title', 'Status', 'Deadline', 'Bids'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.data.map((order) => (
            <tr key={order.id}>
              <td>{order.number}</td>
              <td>
                <Link to={`/zakupki/orders/${order.id}`}>{order.title}</Link>
              </td>
              <td>{order.status}</td>
              <td>{order.submissionDeadline}</td>
              <td>{order.counts.bids}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function OrderDetail() {
  const { orderId = '' } = useParams();
  const { data, error } = useGetOrderQuery(orderId);
  if (error) return <p role="alert">The order could not be loaded</p>;
  if (!data) return <p>Loading</p>;
  return (
    <>
      <Link to="/zakupki/orders">Orders</Link>
      <h1>{data.title}</h1>
      <ol>
        {data.items.map(({ id, name, quantity, unitCode }) => (
          <li key={id}>
            {name}: {quantity} {unitCode}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The reference of the editors: cells that no script watches. */
function Cells() {
  return (
    <>
      <h1>Lines</h1>
      <table>
        <tbody>
          {Array.from({ length: 200 }, (_, line) => (
            <tr key={line}>
              {['Name', 'Quantity', 'Unit', 'Ceiling price', 'Delivery', 'Notes'].map((column) => (
                <td key={column}>
                  <input aria-label={`${column}, line ${line + 1}`} defaultValue={`${column} ${line + 1}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const router = createBrowserRouter(
  [
    { path: '/cells', element: <Cells /> },
    { path: '/login', element: <SignIn /> },
    { path: '/zakupki/orders', element: <Orders /> },
    { path: '/zakupki/orders/:orderId', element: <OrderDetail /> },
  ],
  { basename: '/app' },
);
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
