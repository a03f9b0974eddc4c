import '@fontsource-variable/mona-sans/wght.css';
import '@fontsource/fraunces/600.css';
import './design/tokens.css';
import './design/base.css';
import './cards/card.css';
import './board/board.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.js';
import { parseAddress } from './cursor/address.js';
import { askFirst } from './replay/first-questions.js';
import { pageAt, Pages } from './router.js';
import { BusyNote } from './shell/busy-note.js';
import { startLanguage } from './words/language.js';

const client = createApiClient();
const replay = parseAddress(location.pathname, location.search);
if (replay) askFirst(client, replay);

const root = document.getElementById('root');
// There is no top-level await, because the imported modules could import this file.
if (root)
  void Promise.all([pageAt(location.pathname), startLanguage()]).then(([first]) =>
    createRoot(root).render(
      <StrictMode>
        <ApolloProvider client={client}>
          <Pages first={first} />
          <BusyNote />
        </ApolloProvider>
      </StrictMode>,
    ),
  );
