import '@fontsource-variable/mona-sans/wght.css';
import '@fontsource/fraunces/600.css';
import '../design/tokens.css';
import '../design/base.css';
import '../cards/card.css';
import '../board/board.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../api/client.js';
import { fetchPageTexts } from '../words/language.js';
import { GalleryPage } from './gallery-page.js';

const root = document.getElementById('root');
if (root)
  void fetchPageTexts().then(() =>
    createRoot(root).render(
      <StrictMode>
        <ApolloProvider client={createApiClient()}>
          <GalleryPage />
        </ApolloProvider>
      </StrictMode>,
    ),
  );
