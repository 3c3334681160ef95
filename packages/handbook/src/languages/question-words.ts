/** Question words and function words: English | German | French | Spanish | Italian | Portuguese. */
export const questionWords = `
designed | entwarf/entworfen/hat entworfen | a dessine/a concu/dessine/concu | diseno/disenada/proyecto | ha progettato/progettato/ha disegnato | projetou/desenhou/projetada
how much | wie viel/wieviel | combien | cuanto/cuanta | quanto/quanta | quanto/quanta
how many | wie viele/wieviele | combien de | cuantos/cuantas | quanti/quante | quantos/quantas
how much does cost | was kostet/was kosten/wie teuer ist/wie viel kostet/wieviel kostet/wie hoch sind die kosten | combien coute/combien coutent/combien ca coute/quel est le prix/quel est le cout | cuanto cuesta/cuanto vale | quanto costa | quanto custa
how high | wie hoch/welche hohe | quelle est la hauteur/quelle hauteur/a quelle hauteur/de quelle hauteur | que altura/a que altura/cual es la altura/que tan alto | quanto alto/quanto alta/quanto e alto/quanto deve essere alto/a che altezza/che altezza/qual e l altezza | que altura/qual a altura/qual e a altura/a que altura
how wide | wie breit/welche breite | quelle est la largeur/quelle largeur/de quelle largeur | que ancho/cuanto mide de ancho/cual es el ancho/que anchura/cual es la anchura | quanto e largo/quanto e larga/quanto deve essere largo/quanto deve essere larga/che larghezza/qual e la larghezza | que largura/qual a largura/qual e a largura
how deep | wie tief/welche tiefe | quelle profondeur/quelle est la profondeur | que profundidad/cual es la profundidad | che profondita/quanto e profondo/quanto deve essere profondo | que profundidade/qual a profundidade
how long | wie lang/wie lange/welche lange | quelle longueur/quelle est la longueur/combien de temps | que largo/que longitud/cuanto tiempo/cuanto tarda | quanto e lungo/quanto deve essere lunga/quanto deve essere lungo/che lunghezza/quanto tempo | que comprimento/qual o comprimento/quanto tempo
how thick | wie dick/wie stark muss | quelle epaisseur/quelle est l epaisseur | que espesor/que grosor/cual es el espesor | che spessore/quanto deve essere spesso/quanto e spesso | que espessura/qual a espessura
how big | wie gross/welche grosse | quelle taille/quelle surface/quelle dimension/de quelle taille | que tamano/que medidas/cuanto mide | quanto e grande/quanto deve essere grande/che dimensioni/che misura | que tamanho/qual o tamanho/qual a area
how steep | wie steil | quelle pente | que pendiente/que inclinacion | che pendenza/quanto e ripida | que inclinacao
which way | welche richtung/in welche richtung | quelle direction/dans quel sens | que direccion/en que sentido | che direzione/in che verso | que direcao/em que sentido
can i | kann ich/darf ich/konnen wir/durfen wir/kann man/darf man | puis je/est ce que je peux/je peux/peut on/pouvons nous/on peut | puedo/se puede/podemos/es posible | posso/si puo/possiamo | posso/pode se/podemos/da para
should i | soll ich/sollte ich/sollten wir | dois je/faut il/devrais je/est ce que je dois | debo/deberia/conviene | devo/dovrei/conviene | devo/deveria/devemos
do i need | brauche ich/benotige ich/brauchen wir/muss ich | ai je besoin de/est ce que j ai besoin de/j ai besoin de/il me faut/me faut il | necesito/hace falta/necesitamos | mi serve/ho bisogno di/serve/servono/mi servono/occorre | preciso de/preciso/e preciso/precisamos de
how do i | wie kann ich/wie mache ich/wie soll ich/wie | comment/comment faire | como/como puedo | come/come posso/come si fa | como/como posso
what should i do | was tun/was soll ich tun/was kann ich tun/was mache ich/was tue ich | que faire/que dois je faire/quoi faire | que hago/que hacer/que debo hacer/que puedo hacer | cosa fare/che fare/cosa devo fare/cosa posso fare/che cosa fare | o que fazer/que fazer/o que faco/o que devo fazer
is it allowed | ist es erlaubt/ist das erlaubt/erlaubt/zulassig | est ce autorise/est il permis/autorise/a t on le droit | esta permitido/es legal/permitido | e permesso/e consentito/permesso/ammesso | e permitido/permitido/e legal
is it dangerous | ist das gefahrlich/gefahrlich | est ce dangereux/dangereux/dangereuse | es peligroso/peligroso | e pericoloso/e pericolosa/pericoloso | e perigoso/perigoso
is it safe | ist es sicher/ist das sicher/sicher | est ce sur/est il sur | es seguro/es segura/seguro | e sicuro/e sicura/sicuro | e seguro/e segura/seguro
is that ok | geht das/ist das ok/ist das in ordnung | est ce que ca va/est ce bon/ca va/c est bon | esta bien/es correcto/vale | va bene/e giusto | esta bem/esta certo
which is better | was ist besser/welche ist besser/welcher ist besser/welches ist besser/ist besser | lequel est mieux/laquelle est mieux/quel est le meilleur/qu est ce qui est mieux | que es mejor/cual es mejor | cosa e meglio/quale e meglio/e meglio | o que e melhor/qual e melhor/e melhor
what is | was ist/was bedeutet/was sind | qu est ce que/qu est ce qu/c est quoi/quel est/quelle est/quels sont/quelles sont | que es/cual es/que son/cuales son | cos e/che cos e/qual e/quali sono/cosa significa | o que e/qual e/quais sao/qual
why | warum/wieso/weshalb | pourquoi | por que | perche | por que/porque
where | wo/wohin | ou se trouve/ou placer/ou mettre | donde | dove | onde
when | wann | quand | cuando | quando | quando
who | wer | qui | quien | chi | quem
which | welche/welcher/welches/welchen | quel/quelle/quels/quelles/lequel/laquelle | cual/que/cuales | quale/quali/che | qual/quais/que
must be | muss/mussen/sollte/soll/sein/muss sein | doit etre/doit/doivent/doit avoir/devrait | debe tener/debe ser/debe/deberia tener | deve essere/deve/dovrebbe/deve avere | deve ter/deve ser/deve
hello | hallo/guten tag/guten morgen/guten abend/servus | bonjour/bonsoir/salut | hola/buenos dias/buenas tardes | ciao/buongiorno/buonasera/salve | ola/bom dia/boa tarde
thank you | danke/vielen dank | merci | gracias | grazie | obrigado/obrigada
and | und/sowie | et | y/e | e/ed | e
or | oder | ou | o/u | o/oppure | ou
with | mit | avec | con | con | com
without | ohne | sans | sin | senza | sem
for | fur | pour | para/por | per | para/por
in | im/in/ins | dans/en | en | in/nel/nella/nello/nei | em/no/na/nos/nas
on | auf/am/an | sur/au dessus de | sobre/encima de | su/sul/sulla/sopra | sobre/em cima de
under | unter | sous | bajo/debajo de | sotto | sob/debaixo de
between | zwischen | entre | entre | tra/fra | entre
next to | neben/neben der/neben dem/nahe/in der nahe von | a cote de/a cote du/pres de/pres du | junto a/al lado de/cerca de | vicino a/vicino alla/vicino al/accanto a/accanto alla | junto a/ao lado de/perto de/perto da/perto do
from | von/vom/aus/ab | depuis | desde | da/dal/dalla | desde
of | des/der | de/du/de la/d | de/del/de la/de los/de las | di/del/della/dello/dei/delle/degli/d | de/do/da/dos/das
at | bei/beim/zum/zur/um | au/aux/chez | al | al/alla/ai/alle | ao/aos
is | ist/sind/gibt es | est/sont/il y a | es/son/esta/estan/hay | sono/e/c e/ci sono/sta | sao/esta/ha/e
it | es/das/dies | il/elle/ca/ce/cela/c | lo/esto/eso | esso/questo/quello/lo | isso/isto/ele
 | die/den/dem/ein/eine/einen/einem/einer/eines/ich/wir/mir/mein/meine/meinem/meinen/meiner/unser/unsere/unserem/denn/da/dass/auch/noch/nun/bitte/man/sich/werden/wird/hat/haben/habe/vom/zu/etwa/pro/so/am besten/habt/ihr | le/la/les/l/un/une/des/a/je/nous/mon/ma/mes/notre/nos/s il vous plait/on/se/qu/que/me/ai/j/y | a/el/la/los/las/un/una/unos/unas/yo/mi/mis/nuestro/nuestra/se/por favor/me/tengo/tener/tiene/hay que | a/il/la/i/gli/le/l/un/una/uno/io/mio/mia/miei/nostro/nostra/per favore/si/mi/ho/ha/ci | o/a/os/as/um/uma/uns/umas/eu/meu/minha/nosso/nossa/se/por favor/me/tem/ter/tenho
my | mein eigenes | | | | 
myself | selbst/selber/selbst machen/allein/alleine | moi meme/soi meme/tout seul/seul | yo mismo/yo misma/solo/sola/por mi cuenta | da solo/da sola/io stesso/fai da te | eu mesmo/eu mesma/eu proprio/sozinho/sozinha
not | nicht/kein/keine/keinen | pas/ne | no | non | nao
very | sehr | tres | muy | molto | muito
too | zu viel/zu hoch | trop | demasiado | troppo | demais/demasiado
small | klein | petit/petite | pequeno | piccolo/piccola | pequeno
big | gross | grand/grande | grande | grande | grande
old | alt | vieux/vieille/ancien/ancienne | viejo/antiguo | vecchio/antico | velho/antigo
new | neu | neuf/neuve/nouveau/nouvelle | nuevo | nuovo | novo
cheap | billig/gunstig | pas cher/bon marche | barato | economico | barato
best | beste | meilleur/meilleure/mieux | mejor/mejores | migliore/meglio | melhor
minimum | mindest/minimum/minimal/mindestens | minimum/minimale/minimal/au moins | minimo/minima/al menos | minimo/minima/almeno | minimo/minima
maximum | maximal/hochstens | maximum/maximal/maximale | maximo/maxima | massimo/massima | maximo/maxima
standard | normal/ublich/standard/norm | standard/norme/normal | estandar/normal/habitual | standard/normale | padrao/normal/standard
one | eins | | uno | uno | um
two | zwei | deux | dos | due | dois/duas
three | drei | trois | tres | tre | tres
four | vier | quatre | cuatro | quattro | quatro
five | funf | cinq | cinco | cinque | cinco
six | sechs | six | seis | sei | seis
germany | deutschland | allemagne | alemania | germania | alemanha
france | frankreich | france | francia | francia | franca
spain | spanien | espagne | espana | spagna | espanha
italy | italien | italie | italia | italia | italia
portugal | portugal | portugal | portugal | portogallo | portugal
austria | osterreich | autriche | austria | austria | austria
switzerland | schweiz | suisse | suiza | svizzera | suica
australia | australien | australie | australia | australia | australia
england | england/grossbritannien | angleterre/royaume uni | inglaterra/reino unido | inghilterra/regno unito | inglaterra/reino unido
usa | amerika/vereinigte staaten | etats unis | estados unidos/eeuu | stati uniti | estados unidos
brazil | brasilien | bresil | brasil | brasile | brasil
`;
