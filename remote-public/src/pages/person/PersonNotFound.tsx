import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink, Stage, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** Nobody has this address, so it redirects to the landing (rule 3.17). Readers without scripts see the text. */
export function PersonNotFound() {
  const navigate = useNavigate();

  useEffect(() => {
    void navigate('/', { replace: true });
  }, [navigate]);

  return (
    <Room as="main">
      <h1>Profile not found</h1>
      <ButtonLink to="/" tone="gradient">
        Go to Home
      </ButtonLink>
    </Room>
  );
}

const Room = styled(Stage)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[24]};
  min-block-size: 100vh;
  min-block-size: 100svh;
  padding: ${theme.space[24]};
  text-align: center;

  h1 { ${typeset.d3} }
`;
