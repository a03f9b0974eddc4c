import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentBesides, sentWith } from '../api/credentials.js';
import { StudyDocument } from '../generated/studies.js';
import type { StudyPartsFragment } from '../generated/graphql.js';
import { PageFrame } from '../shell/page-frame.js';
import type { PageProps } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { ChapterPage } from './chapter-page.js';
import { PrintedStudy } from './printed-study.js';
import { StudyTools } from './study-tools.js';
import '../games/games.css';
import './studies.css';

const sign = '#study=';
/**
 * Returns the study's token. Browsers do not send the token to the server, because it follows the `#` in the address.
 * Null if there is none.
 */
const tokenHere = (): string | null =>
  location.hash.startsWith(sign) ? location.hash.slice(sign.length) : null;

/** The address of a study: its id, or the token of its share link. */
export interface StudyAddress {
  /** The id of the study. Null if the study is identified by the token in the address. */
  readonly id: string | null;
  readonly context: { readonly headers: Readonly<Record<string, string>> };
  /** Headers that send the share link's token in addition to the user's own credentials. */
  readonly learning: { readonly headers: Readonly<Record<string, string>> };
}

/** Shows the study in the address, or the study to which the opened share link leads. */
export function StudyRoute({ id }: PageProps) {
  const [token] = useState(tokenHere);
  const context = { headers: id === undefined ? sentWith(token) : {} };
  const learning = { headers: id === undefined ? sentBesides(token) : {} };
  return <StudyPage key={id ?? ''} address={{ id: id ?? null, context, learning }} />;
}

/** Shows a study, either chapter by chapter or as a whole on one page. Its author can edit it. */
function StudyPage({ address }: { readonly address: StudyAddress }) {
  const say = useSay();
  const { id, context } = address;
  const { data, error } = useQuery(StudyDocument, {
    variables: { id },
    context,
    fetchPolicy: 'cache-and-network',
  });
  /** The id of the shown chapter. Null for the first chapter. */
  const [chosen, show] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const study = data?.study;
  const back = { to: '/studies', label: say('studies.all') };
  if (!study)
    return (
      <PageFrame className="studies-page" title={say('studies.study')} back={back} error={error}>
        {error == null && <p aria-busy="true">{say('studies.loading')}</p>}
      </PageFrame>
    );
  if (isWhole) return <PrintedStudy study={study} address={address} close={() => setWhole(false)} />;
  const shown = study.chapters.find((chapter) => chapter.id === chosen) ?? study.chapters[0];
  if (!shown) return <EmptyStudy study={study} back={back} />;
  return (
    <ChapterPage
      key={shown.id}
      study={study}
      chapter={shown}
      address={address}
      back={study.isYours ? back : null}
      show={show}
      showWhole={() => setWhole(true)}
    />
  );
}

interface EmptyProps {
  readonly study: StudyPartsFragment;
  readonly back: { readonly to: string; readonly label: string };
}

function EmptyStudy({ study, back }: EmptyProps) {
  const say = useSay();
  return (
    <PageFrame className="studies-page" title={study.title} back={back} error={null}>
      <div className="games-intro">
        <h1>{study.title}</h1>
      </div>
      <p className="studies-about" data-testid="study-empty">
        {say('studies.empty')} {study.isYours && say('studies.how-to-add')}
      </p>
      {study.isYours && <StudyTools study={study} />}
    </PageFrame>
  );
}
