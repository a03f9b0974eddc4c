import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { credentials } from '../api/credentials.js';
import { ask } from './ask.js';
import { examples } from './examples.js';
import { queryStorage } from './query-storage.js';
import { passNonceOn } from './nonce.js';

passNonceOn();

/** The headers with the token that the viewer stored for this browser tab. */
const headers = 'authorization' in credentials ? JSON.stringify(credentials, null, 2) : '';
const tabs = [
  { query: examples.games, headers },
  { query: examples.moment, headers },
  { query: examples.follow, headers, variables: '{\n  "id": "sample-1"\n}' },
];

const storage = queryStorage(localStorage);

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    <StrictMode>
      <GraphiQL
        fetcher={(request, options) => ask(request, options?.headers)}
        defaultTabs={tabs}
        defaultHeaders={headers}
        defaultEditorToolsVisibility
        storage={storage}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Logo>
          <a className="to-viewer" href="/">
            <img src="/mark.svg" alt="" />
            Retrace, all games
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </StrictMode>,
  );
