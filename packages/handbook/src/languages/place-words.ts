/** Rooms and parts of buildings: English | German | French | Spanish | Italian | Portuguese. */
export const placeWords = `
house | haus/wohnhaus/einfamilienhaus/gebaude | maison/batiment | casa/vivienda/edificio | casa/edificio/abitazione | casa/moradia/edificio/predio
flat | wohnung/mietwohnung | appartement | piso alquilado/apartamento/departamento | appartamento | apartamento
room | zimmer/raum | piece/salle | cuarto/estancia | stanza/camera/locale/ambiente | divisao/comodo
living room | wohnzimmer/stube | salon/sejour/salle de sejour | salon/sala/sala de estar | soggiorno/salotto | sala/sala de estar
kitchen | kuche | cuisine | cocina | cucina | cozinha
bathroom | bad/badezimmer | salle de bain/salle de bains/salle d eau | bano/cuarto de bano | bagno | banheiro/casa de banho
bedroom | schlafzimmer | chambre/chambre a coucher | dormitorio/habitacion/recamara | camera da letto | quarto/dormitorio
children's bedroom | kinderzimmer/babyzimmer | chambre d enfant/chambre de bebe | habitacion infantil/cuarto del bebe | cameretta | quarto de crianca/quarto do bebe
dining room | esszimmer | salle a manger | comedor | sala da pranzo | sala de jantar
hallway | flur/diele/gang/korridor | couloir/entree/vestibule | pasillo/recibidor | corridoio/ingresso | corredor/hall
toilet | toilette/wc/klo/gaste wc | toilettes/wc | inodoro/aseo/retrete | gabinetto/water | sanita/vaso sanitario/lavabo social
home office | arbeitszimmer/buro/homeoffice | bureau a domicile | despacho | studio/ufficio | escritorio
basement | keller/untergeschoss | cave/sous sol | sotano | cantina/seminterrato/scantinato | cave/porao
loft | dachboden/speicher/dachgeschoss | grenier/combles | desvan/atico/buhardilla | soffitta/sottotetto/mansarda | sotao
garage | garage | garage | garaje/cochera | garage/autorimessa | garagem
garden | garten | jardin | jardin | giardino | jardim
balcony railing | balkongelander/balkonbrustung/balkon gelander | garde corps de balcon/rambarde de balcon | barandilla de balcon/barandilla del balcon | parapetto di un balcone/parapetto del balcone/ringhiera del balcone/parapetto balcone | guarda corpo de varanda/guarda corpo da varanda/guarda da varanda
railing height | gelanderhohe | hauteur de garde corps/hauteur garde corps | altura de barandilla/altura de la barandilla | altezza del parapetto/altezza parapetto | altura do guarda corpo
guard railing | gelander/brustung/absturzsicherung | garde corps/rambarde/balustrade | barandilla/baranda/antepecho | parapetto/ringhiera/balaustra | guarda corpo/parapeito
handrail | handlauf | main courante | pasamanos | corrimano | corrimao
balcony | balkon | balcon | balcon | balcone/terrazzino | varanda/sacada
terrace | terrasse | terrasse | terraza | terrazza/terrazzo | terraco
wall | wand/wande/mauer/mauern | mur/murs/cloison | pared/muro/tabique/paredes | muro/muri/parete/pareti/tramezzo | parede/muro
load bearing wall | tragende wand/tragwand/tragender wand | mur porteur/murs porteurs | muro de carga/pared maestra/muro portante | muro portante/muri portanti/parete portante | parede estrutural/parede mestra/parede portante
load bearing | tragend | porteur/porteuse | portante/de carga | portante | portante/estrutural
chimney breast | kaminzug | conduit de cheminee | tiro de la chimenea | canna fumaria | conduta de fumo
beam | balken/trager | poutre | viga | trave/travi | viga
lintel | sturz | linteau | dintel | architrave | verga
ceiling | decke/zimmerdecke | plafond | techo/cielo raso | soffitto | teto
floor | boden/fussboden | sol/plancher | suelo | pavimento | chao/piso/pavimento
roof | dach | toit/toiture | tejado/cubierta | tetto | telhado
flat roof | flachdach | toit plat/toit terrasse | cubierta plana/azotea | tetto piano | telhado plano
gutter | dachrinne/regenrinne | gouttiere/gouttieres | canalon/canalones | grondaia/grondaie | calha/caleira
foundation | fundament/fundamente | fondation/fondations | cimiento/cimientos/cimentacion | fondazione/fondazioni/fondamenta | fundacao/fundacoes/alicerce
facade | fassade | facade | fachada | facciata | fachada
door | tur/turen/zimmertur | porte/portes | puerta | porta/porte | porta
window | fenster | fenetre/fenetres | ventana | finestra/finestre | janela
window sill | fensterbank/brustungshohe | appui de fenetre/allege | alfeizar | davanzale | peitoril
skylight | dachfenster | fenetre de toit/velux | claraboya | lucernario | claraboia
extension | anbau | extension/agrandissement | ampliacion | ampliamento | ampliacao
plot | grundstuck | terrain/parcelle | parcela/terreno | terreno/lotto | terreno/lote
boundary | grenze/grundstucksgrenze | limite de propriete | linde/lindero | confine | limite do terreno/extrema
fence | zaun | cloture | valla/cerca | recinzione | cerca/vedacao
tree | baum/baume | arbre/arbres | arbol/arboles | albero/alberi | arvore
oak tree | eichenbaum | | | | 
pool | schwimmbad/pool | piscine | piscina/alberca | piscina | piscina
carport | carport | abri de voiture | cochera abierta | tettoia per auto | alpendre
parking space | stellplatz/parkplatz | place de parking | plaza de aparcamiento/plaza de garaje | posto auto | lugar de estacionamento/vaga
`;
